import type { FeeScheduleChange } from '#shared/payments/records/fee-schedule-list.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatDayOf } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { whole } from '#web/ui/whole.tsx'

const events = {
  ADDED: 'Added',
  CHANGED: 'Changed',
  REMOVED: 'Removed',
  REFUSED: 'Refused',
  WITHDRAWN: 'Withdrawn',
} as const

/** "Changed by …", or for what took two people "Changed: proposed by …, confirmed by …, 22-11-2026". */
const headOf = ({ event, at, by, proposed }: FeeScheduleChange): string => {
  const day = formatDayOf(at)
  if (!proposed || event === 'WITHDRAWN') return `${events[event]} by ${inSentence(by.name)}, ${day}`
  const verb = event === 'REFUSED' ? 'refused' : 'confirmed'
  return `${events[event]}: proposed by ${inSentence(proposed.by.name)}, ${verb} by ${inSentence(by.name)}, ${day}`
}

const isInForce = ({ event }: FeeScheduleChange) => event !== 'REFUSED' && event !== 'WITHDRAWN'

/** The outcomes of proposals and who decided them, newest first. */
export const ScheduleChanges = ({ changes }: { changes: FeeScheduleChange[] }) => (
  <section className="card" aria-labelledby="changes">
    <h2 id="changes">Changes</h2>
    {changes.length === 0 && <p>No changes yet.</p>}
    <ol className="schedule-changes">
      {changes.map((change) => (
        <li key={`${change.at} ${change.after ?? change.before}`}>
          <strong>{whole(headOf(change))}</strong>
          {change.reason && <Typed as="p">Why it was refused: {change.reason}</Typed>}
          {change.proposed && <Typed as="p">Why it was proposed: {change.proposed.reason}</Typed>}
          {change.after && (
            <p>
              {!isInForce(change) && 'Proposed: '}
              {whole(change.after)}
            </p>
          )}
          {!change.after && !isInForce(change) && <p>Proposed: to remove it</p>}
          {change.before && (
            <p className="text-muted">
              {isInForce(change) ? 'Before: ' : 'Unchanged: '}
              {isInForce(change) ? <s>{whole(change.before)}</s> : whole(change.before)}
            </p>
          )}
        </li>
      ))}
    </ol>
  </section>
)
