/** The versions of an application as staff read them. */
import { digestOf, type StoredSnapshot } from '#functions/applications/data/snapshot.ts'
import type { Needs } from '#functions/services.ts'
import type { ApplicationVersions } from '#shared/applications/records/snapshot.ts'
import { snapshotDifferences } from '#shared/applications/rules/snapshot.ts'
import type { StaffCase } from './load-case.ts'

const presented = ({ number, at, cause, digest, content }: StoredSnapshot, before?: StoredSnapshot) => ({
  ...{ number, at, cause, digest },
  intact: digestOf(content) === digest,
  differences: before ? snapshotDifferences(before.content, content) : [],
})

/** Newest first. */
export const listVersions = async (
  staffCase: StaffCase,
  { snapshots }: Needs<'snapshots'>,
): Promise<ApplicationVersions> => {
  const stored = await snapshots.list(staffCase.id, staffCase.application_form.submitted_at)
  return { versions: stored.map((one, index) => presented(one, stored[index - 1])).reverse() }
}
