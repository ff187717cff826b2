/** The versions of an application as staff read them. */
import { digestOf, type StoredSnapshot } from '#functions/data/applicants/snapshot.ts'
import type { Needs } from '#functions/services/services.ts'
import type { ApplicationVersions } from '#shared/records/snapshot.ts'
import { snapshotContent, snapshotDifferences } from '#shared/rules/snapshot.ts'
import type { StaffCase } from './load-case.ts'

const presented = ({ number, at, cause, digest, content }: StoredSnapshot, before?: StoredSnapshot) => ({
  ...{ number, at, cause, digest },
  intact: digestOf(content) === digest,
  differences: before ? snapshotDifferences(before.content, content) : [],
})

/** Newest first. Once a new application has been begun, the records are those of the next one. */
export const listVersions = async (
  staffCase: StaffCase,
  { snapshots }: Needs<'snapshots'>,
): Promise<ApplicationVersions> => {
  const { id, application_form: form, former_form } = staffCase
  const stored = await snapshots.list(id, form.submitted_at)
  const last = stored.at(-1)
  return {
    versions: stored.map((one, index) => presented(one, stored[index - 1])).reverse(),
    since: last && !former_form ? snapshotDifferences(last.content, snapshotContent(staffCase)) : [],
  }
}
