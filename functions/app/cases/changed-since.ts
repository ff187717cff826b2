import { snapshotContent, snapshotDifferences } from '#shared/rules/snapshot.ts'
import type { StaffCase } from './load-case.ts'

/**
 * What the applicant has changed since the last version of the application. Once a new application has been begun, the
 * records are those of the next one, and nothing of it concerns this one.
 */
export const changedSince = (staffCase: StaffCase): ReturnType<typeof snapshotDifferences> =>
  staffCase.former_form
    ? []
    : snapshotDifferences(snapshotContent(staffCase), snapshotContent(staffCase.present))
