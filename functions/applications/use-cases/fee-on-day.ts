import type { Needs } from '#functions/services.ts'
import { calculateFee } from '#shared/applications/rules/fee.ts'
import { type ApplicationTitle, feeTitleOf } from '#shared/vocabulary/applications.ts'
import type { StoredForm } from '../data/stored-form.ts'

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
