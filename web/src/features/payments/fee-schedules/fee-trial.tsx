import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { FeeSchedule } from '#shared/applications/records/fee.ts'
import { calculateFee } from '#shared/applications/rules/fee.ts'
import { date } from '#shared/kit/fields/dates-and-numbers.ts'
import type { FeeScheduleProposal } from '#shared/payments/records/fee-schedule-proposal.ts'
import { proposalTitle, schedulesWith } from '#shared/payments/rules/fee-schedule-proposals.ts'
import { scheduleOn, triedDateErrors } from '#shared/payments/rules/fee-schedules.ts'
import { api } from '#web/api/client.ts'
import { DateField } from '#web/ui/fields/date-field/date-field.tsx'
import { RadioField } from '#web/ui/fields/radio-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { type TrialResult, TrialResultView } from './trial-result.tsx'

/** Calculates with the confirmed schedules only. */
const confirmed = 'confirmed'

const question = z.object({
  issue_date: date('Degree issue date'),
  applied_on: date('Application date'),
  /** The id of a proposal, or `confirmed`. */
  tried_proposal: z.string(),
})

interface FeeTrialProps {
  schedules: FeeSchedule[]
  proposals: FeeScheduleProposal[]
  today: string
}

const feeBy = (schedules: FeeSchedule[], issued: string, day: string) => {
  const schedule = scheduleOn(schedules, day)
  return schedule && calculateFee(schedule, issued, day)
}

/** Calculates a fee for any two days, in the browser and by the service, and says whether both agree; with a proposal, too. */
export const FeeTrial = ({ schedules, proposals, today }: FeeTrialProps) => {
  const [result, setResult] = useState<TrialResult | null>(null)
  const record = useRecordForm({
    schema: question,
    defaults: { issue_date: '', applied_on: today, tried_proposal: confirmed },
    guardLeaving: false, // a lost result can be calculated again
    check: ({ issue_date = '', applied_on = '' }) => triedDateErrors({ issue_date, applied_on }),
    save: async ({ issue_date, applied_on, tried_proposal }): Promise<TrialResult> => {
      const proposal = proposals.find(({ id }) => id === tried_proposal)
      const local = feeBy(schedules, issue_date, applied_on)
      const { data } = await api.feeSchedules.calculate({ query: { issue_date, applied_on } })
      return {
        details: data,
        proposed: proposal && feeBy(schedulesWith(schedules, proposal), issue_date, applied_on),
        sameResult: JSON.stringify(local) === JSON.stringify(data),
      }
    },
    onSaved: setResult,
    onFailed: () => setResult(null),
  })

  const { watch, getValues, setValue } = record.form
  const tried = proposals.find(({ id }) => id === watch('tried_proposal'))
  const firstDay = tried?.first_day ?? ''
  // Before its first day a proposal makes no difference.
  useEffect(() => {
    if (firstDay > getValues('applied_on')) setValue('applied_on', firstDay)
  }, [firstDay, getValues, setValue])

  // The result is of the schedules as they were, and the chosen proposal may have been settled.
  useEffect(() => {
    setResult(null)
    if (!proposals.some(({ id }) => id === getValues('tried_proposal'))) setValue('tried_proposal', confirmed)
  }, [proposals, getValues, setValue])

  const titleOf = (id: string): string => {
    const proposal = proposals.find((other) => other.id === id)
    return proposal ? proposalTitle(proposal) : 'Confirmed schedules only'
  }
  return (
    <section className="card try-it" aria-labelledby="try-it">
      <h2 id="try-it">Calculate a fee</h2>
      <RecordForm record={record} saveLabel="Calculate" savingLabel="Calculating…" plain>
        {proposals.length > 0 && (
          <RadioField
            name="tried_proposal"
            label="Calculate with"
            options={[confirmed, ...proposals.map(({ id }) => id)]}
            labelFor={titleOf}
          />
        )}
        <DateField name="issue_date" />
        <DateField name="applied_on" latestInDays={3650} hint="Today or any other day" />
      </RecordForm>
      <output className={result ? 'fee-result' : ''} htmlFor="issue_date applied_on">
        {result && <TrialResultView {...result} />}
      </output>
    </section>
  )
}
