/**
 * Finds values of a case that differ from the submission or from the fee schedule, before a payment or a decision
 * uses them.
 */
import { feeOnDay } from '#functions/app/applicants/fee-on-day.ts'
import { digestOf } from '#functions/data/applicants/snapshot.ts'
import type { Needs } from '#functions/services/services.ts'
import { formatDate, formatRupees } from '#shared/format.ts'
import { snapshotContent, snapshotDifferences } from '#shared/rules/snapshot.ts'
import type { StaffCase } from './load-case.ts'

/** How the present state differs from the last version. */
export const changedSinceVersion = async (
  staffCase: StaffCase,
  { snapshots }: Needs<'snapshots'>,
): Promise<string[]> => {
  const { id, application_form: form } = staffCase
  const content = snapshotContent(staffCase)
  if (form.snapshot.digest === digestOf(content)) return []
  const { number } = form.snapshot
  const version = await snapshots.read(id, form.submitted_at, number)
  const labels = version ? snapshotDifferences(version.content, content).map(({ label }) => label) : []
  return [
    labels.length > 0
      ? `Not as in version ${number} of the application: ${labels.join(', ')}`
      : `Version ${number} of the application cannot be compared`,
  ]
}

/** The fee computed again for the day on which it was fixed. */
export const wrongFee = async (
  { application_form: form, qualification_information: levels }: StaffCase,
  services: Needs<'feeSchedules'>,
): Promise<string[]> => {
  const degree = levels.find(({ qualification_level }) => qualification_level === 'B Pharm / Pharm D')
  if (!degree) return []
  const { degree_issue_date } = degree
  const due = await feeOnDay(form.application_title, degree_issue_date, form.fee_fixed_on, services)
  if (due.fee_amount === form.fee_amount) return []
  const [stored, computed] = [form.fee_amount, due.fee_amount].map(formatRupees)
  return [
    `The fee on file is ${stored}; a degree of ${formatDate(degree_issue_date)} makes it ${computed} by the schedule of ${formatDate(form.fee_fixed_on)}`,
  ]
}
