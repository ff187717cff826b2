/** The fee follows a corrected type or degree date. */

import type { Needs } from '#functions/services.ts'
import { changesFee } from '#shared/applications/rules/fee-corrections.ts'
import type { CaseChange } from '../data/case/case-change.ts'
import { feeOnDay } from './fee-on-day.ts'
import type { UserWithForm } from './load-own-form.ts'

interface FeeChange {
  form?: CaseChange['form']
  details?: Record<string, string>
}

/** Calculated with the schedule in force on the day of the resubmission; the voucher number stays the same. */
export const feeAfterCorrection = async (
  user: UserWithForm,
  today: string,
  services: Needs<'feeSchedules'>,
): Promise<FeeChange> => {
  const { application_form: form, qualification_information: qualifications } = user
  const degree = qualifications.find(({ qualification_level }) => qualification_level === 'B Pharm / Pharm D')
  if (!degree || !changesFee(form.corrections, user)) return {}
  const fee = await feeOnDay(form.application_title, degree.degree_issue_date, today, services)
  if (fee.fee_amount === form.fee_amount) return { form: fee }
  return {
    form: fee,
    details: { fee_before: String(form.fee_amount), fee_after: String(fee.fee_amount) },
  }
}
