/** Finds what is wrong with the version or the fee of a case, before a payment or a decision uses them. */

import { digestOf } from '#functions/applications/data/snapshot.ts'
import { feeOnDay } from '#functions/applications/use-cases/fee-on-day.ts'
import type { Needs } from '#functions/services.ts'
import { snapshotContent } from '#shared/applications/rules/snapshot.ts'
import { formatDate, formatRupees } from '#shared/kit/format.ts'
import type { StaffCase } from './load-case.ts'

/** What is decided on must be the last version, as its digest says. */
export const wrongVersion = (staffCase: StaffCase): string[] => {
  const { snapshot } = staffCase.application_form
  if (snapshot.digest === digestOf(snapshotContent(staffCase))) return []
  return [`Version ${snapshot.number} of the application cannot be read as it was stored`]
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
