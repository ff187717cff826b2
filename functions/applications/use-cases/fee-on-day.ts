import type { Needs } from '#functions/services.ts'
import { calculateFee, changesFee } from '#shared/applications/rules/fee.ts'
import { type ApplicationTitle, feeTitleOf } from '#shared/vocabulary/applications.ts'
import type { CaseChange } from '../data/case/case-change.ts'
import type { StoredForm } from '../data/stored-form.ts'
import type { UserWithForm } from './own-record.ts'

/** The fee of an application by the schedule in force on a day, as its form keeps it. */
export const feeOnDay = async (
  title: ApplicationTitle,
  degreeIssueDate: string,
  day: string,
  { feeSchedules }: Needs<'feeSchedules'>,
): Promise<Pick<StoredForm, 'fee_amount' | 'fee_schedule' | 'fee_is_sample' | 'fee_fixed_on'>> => {
  const { amounts, schedule } = calculateFee(await feeSchedules.on(day), degreeIssueDate, day)
  return {
    fee_amount: amounts[feeTitleOf[title]],
    fee_schedule: schedule.name,
    fee_is_sample: schedule.sample,
    fee_fixed_on: day,
  }
}

/** The fee follows a corrected type or degree date. */
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
  return { form: fee, details: { fee_before: String(form.fee_amount), fee_after: String(fee.fee_amount) } }
}
