import { useState } from 'react'
import { formatDate, isRealDate } from '#shared/kit/format.ts'
import { scheduleOn } from '#shared/payments/rules/fee-schedules.ts'
import type { TermRecord } from '#shared/register/records/term.ts'
import { datesByTerm } from '#shared/register/rules/terms.ts'
import { ControlledInput } from '#web/ui/fields/controlled-fields.tsx'
import { valueOfTyped } from '#web/ui/fields/date-field/typed-date.ts'
import { whole } from '#web/ui/whole.tsx'

/** Shows at once what the term of a day makes of a registration or renewal of that day. */
export const TermTrial = ({ terms, today }: { terms: TermRecord[]; today: string }) => {
  const [typed, setTyped] = useState(formatDate(today))
  const day = valueOfTyped(typed)
  const term = isRealDate(day) ? scheduleOn(terms, day) : undefined
  const dates = term && datesByTerm(day, term)
  return (
    <section className="card try-it" aria-labelledby="try-it">
      <h2 id="try-it">Try it</h2>
      <ControlledInput
        name="tried-day"
        label="Registered or renewed on"
        hint="Any day, for example 17-03-2027"
        error={term ? undefined : 'Enter a real date'}
        inputMode="numeric"
        short
        value={typed}
        onValue={setTyped}
      />
      <output className={dates ? 'fee-result' : ''} htmlFor="tried-day">
        {dates && (
          <>
            {(
              [
                ['Valid until', dates.valid_until],
                ['Renew from', dates.renew_from],
                ['Grace until', dates.grace_until],
                ['Removed from the register on, if not renewed', dates.lapses_on],
              ] as const
            ).map(([label, value]) => (
              <span className="fee-line" key={label}>
                <span>{label}</span> <span>{whole(formatDate(value))}</span>
              </span>
            ))}
            <span className="fee-schedule">{term.name}</span>
            {term.sample && <span className="sample-notice">This term is a sample.</span>}
          </>
        )}
      </output>
    </section>
  )
}
