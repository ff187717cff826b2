/** The versions of an application as staff read them. */
import { digestOf, type StoredSnapshot } from '#functions/applications/data/snapshot.ts'
import type { Needs } from '#functions/services.ts'
import type { ApplicationVersions } from '#shared/applications/records/snapshot.ts'
import { snapshotContent } from '#shared/applications/rules/snapshot.ts'
import { snapshotDifferences } from '#shared/applications/rules/snapshot-differences.ts'
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

/**
 * What the applicant has changed since the last version of the application, in the order of the form. Once a new application has been begun, the records are those of the next one, and nothing of it
 * concerns this one.
 */
export const changedSince = (staffCase: StaffCase): ReturnType<typeof snapshotDifferences> =>
  staffCase.former_form
    ? []
    : snapshotDifferences(snapshotContent(staffCase), snapshotContent(staffCase.present))

/** Tells whether the applicant has changed anything since somebody looked. */
export const presentDigest = ({ present }: StaffCase): string => digestOf(snapshotContent(present))
