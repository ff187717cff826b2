/** What the applicant has changed since the last version of the application. */
import { digestOf } from '#functions/applications/data/snapshot.ts'
import { snapshotContent, snapshotDifferences } from '#shared/applications/rules/snapshot.ts'
import type { StaffCase } from './load-case.ts'

/**
 * In the order of the form. Once a new application has been begun, the records are those of the next one, and nothing of it
 * concerns this one.
 */
export const changedSince = (staffCase: StaffCase): ReturnType<typeof snapshotDifferences> =>
  staffCase.former_form
    ? []
    : snapshotDifferences(snapshotContent(staffCase), snapshotContent(staffCase.present))

/** Tells whether the applicant has changed anything since somebody looked. */
export const presentDigest = ({ present }: StaffCase): string => digestOf(snapshotContent(present))
