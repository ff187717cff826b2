import { formatRupees } from '#shared/kit/format.ts'
import { usualDaysInAll } from '#shared/staff/rules/usual-days.ts'
import { feeTitles } from '#shared/vocabulary/applications.ts'
import { useCouncil } from '#web/session/council.tsx'
import { useWords } from '#web/ui/language/language.ts'
import { startWords } from './start-words.ts'

const Figure = ({ value, name, text }: { value: string; name: string; text?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="figure">{value}</dd>
    {text && <dd>{text}</dd>}
  </div>
)

/** What it costs, and how long it usually takes where the council has said it of every step. */
export const Figures = () => {
  const council = useCouncil()
  const words = useWords(startWords)
  const schedule = council?.fees
  const days = council && usualDaysInAll(council.usual_days)
  const fees = feeTitles.flatMap((title) => (schedule ? [{ title, ...schedule.rules[title] }] : []))
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{days ? words.feeAndTime : words.fee}</h2>
      {schedule?.sample && <p className="sample-notice">{words.sample}</p>}
      <dl className="figures">
        {fees.map(({ title, base, grace_in_days, late }) => (
          <Figure
            key={title}
            value={formatRupees(base)}
            name={words.feeTitles[title]}
            text={late ? words.late(grace_in_days, late) : ''}
          />
        ))}
        {days && <Figure value={words.days(days)} name={words.time} text={words.usually} />}
      </dl>
      <p className="start-note">
        {!schedule && `${words.feeBeforeSubmitting} `}
        {words.instruments(council?.instruments ?? ['Pay order', 'Demand draft'])}
      </p>
    </section>
  )
}
