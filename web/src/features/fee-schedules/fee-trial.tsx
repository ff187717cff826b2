import { useState } from 'react'
import * as z from 'zod/mini'
import { formatDate, formatRupees } from '#shared/format.ts'
import type { FeeDetails, FeeSchedule } from '#shared/records/fee.ts'
import { date } from '#shared/records/fields.ts'
import { calculateFee } from '#shared/rules/fee.ts'
import { scheduleOn, triedDateErrors } from '#shared/rules/fee-schedules.ts'
import { feeTitles } from '#shared/vocabulary.ts'
import { api } from '#web/api/client.ts'
import { DateField } from '#web/ui/fields/date-field/date-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'

const question = z.object({ issue_date: date('Degree issue date'), applied_on: date('Application date') })

interface TrialResult {
  details: FeeDetails
  /** Whether browser and service have the same result. */
  sameResult: boolean
}

/** Spans only: an `<output>` may hold nothing but phrases. */
const Result = ({ details, sameResult: agreed }: TrialResult) => (
  <>
    {feeTitles.map((title) => (
      <span key={title} className="tried-title">
        <span className="fee-about">{title}</span>
        <span className="fee-amount">{formatRupees(details.amounts[title])}</span>
        {details.lines[title].map((line) => (
          <span className="fee-line" key={line.label}>
            <span>{line.label}</span> <span>{formatRupees(line.amount)}</span>
          </span>
        ))}
      </span>
    ))}
    <span className="fee-schedule">
      {details.schedule.name}, from {formatDate(details.schedule.effective_from)}
    </span>
    {details.schedule.sample && <span className="sample-notice">This schedule is a sample.</span>}
    <span className={agreed ? 'text-muted' : 'sample-notice'}>
      {agreed
        ? 'Calculated here and by the service, with the same result.'
        : 'This page is out of date. This is the result of the service. Reload the page.'}
    </span>
  </>
)

/** Calculates a fee for any two days, in the browser and by the service, and says whether both agree. */
export const FeeTrial = ({ schedules, today }: { schedules: FeeSchedule[]; today: string }) => {
  const [result, setResult] = useState<TrialResult | null>(null)
  const record = useRecordForm({
    schema: question,
    defaults: { issue_date: '', applied_on: today },
    guardLeaving: false, // what is lost can be calculated again
    check: ({ issue_date = '', applied_on = '' }) => triedDateErrors({ issue_date, applied_on }),
    save: async (query): Promise<TrialResult> => {
      const schedule = scheduleOn(schedules, query.applied_on)
      const local = schedule && calculateFee(schedule, query.issue_date, query.applied_on)
      const { data } = await api.feeSchedules.calculate({ query })
      return { details: data, sameResult: JSON.stringify(local) === JSON.stringify(data) }
    },
    onSaved: setResult,
    onFailed: () => setResult(null),
  })
  return (
    <section className="card try-it" aria-labelledby="try-it">
      <h2 id="try-it">Calculate a fee</h2>
      <RecordForm record={record} saveLabel="Calculate" savingLabel="Calculating…" plain>
        <DateField name="issue_date" />
        <DateField name="applied_on" latestInDays={3650} hint="Today or any other day" />
      </RecordForm>
      <output className={result ? 'fee-result' : ''} htmlFor="issue_date applied_on">
        {result && <Result {...result} />}
      </output>
    </section>
  )
}
