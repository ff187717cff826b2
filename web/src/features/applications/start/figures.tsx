import type { FeeRule, FeeSchedule } from '#shared/applications/records/fee.ts'
import { instrumentsInWords } from '#shared/cases/rules/instruments.ts'
import { formatRupees } from '#shared/kit/format.ts'
import { formatLateRate } from '#shared/payments/rules/fee-schedules.ts'
import { usualDaysInAll } from '#shared/staff/rules/usual-days.ts'
import { feeTitles } from '#shared/vocabulary/applications.ts'
import { useCouncil } from '#web/session/council.tsx'

const lateSentence = ({ late, grace_in_days }: FeeRule): string =>
  late
    ? `If your degree was issued more than ${grace_in_days} days before you apply, ${formatLateRate(late)} is added from then on, at most ${formatRupees(late.cap)} more.`
    : ''

const Figure = ({ value, name, text }: { value: string; name: string; text?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="figure">{value}</dd>
    {text && <dd>{text}</dd>}
  </div>
)

/** How the fee is computed, by the schedule in force. */
const fees = (schedule: FeeSchedule) =>
  feeTitles.map((title) => (
    <Figure
      key={title}
      value={formatRupees(schedule.rules[title].base)}
      name={title}
      text={lateSentence(schedule.rules[title])}
    />
  ))

/** What it costs, and how long it usually takes where the council has said it of every step. */
export const Figures = () => {
  const council = useCouncil()
  const schedule = council?.fees
  const days = council && usualDaysInAll(council.usual_days)
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">The fee{days && ' and the time'}</h2>
      <dl className="figures">
        {schedule && fees(schedule)}
        {days && (
          <Figure
            value={days === 1 ? '1 day' : `${days} days`}
            name="How long it takes"
            text="Usually, from the day on which the council has your papers and your fee until the certificate is ready. Longer when something is missing or has to be corrected."
          />
        )}
      </dl>
      <p className="start-note">
        {!schedule && 'The portal shows your fee before you submit. '}
        {instrumentsInWords(council?.instruments ?? ['Pay order', 'Demand draft'])} only. Cash is not
        accepted.
      </p>
      {schedule?.sample && (
        <p className="sample-notice">This is a sample. The council has not set its own fees yet.</p>
      )}
    </section>
  )
}
