import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { CaseAction } from '#shared/rules/application-lifecycle.ts'
import { momentWords } from '#web/ui/elapsed-time.ts'
import { FailureWords } from '#web/ui/failure-words.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { caseActionLabels, isDirect, mainActOf } from './case-action-labels.ts'
import type { CaseDeskState } from './use-case-review.ts'

/** Asked by one person, to be confirmed by another. */
const Pending = ({ desk }: { desk: CaseDeskState }) => {
  const { pending } = desk.it.desk
  if (!pending) return null
  const action = pending.action as CaseAction
  const { label } = caseActionLabels[action]
  const mine = pending.by.id === desk.me
  return (
    <div className="banner-note case-pending">
      <p>
        <strong>{label}</strong>: {mine ? 'you have asked for it' : `${pending.by.name} has asked for it`} on{' '}
        {momentWords(pending.at)}. Reason: <span dir="auto">{pending.reason}</span>
      </p>
      {mine ? (
        <p>Waiting for another person.</p>
      ) : (
        desk.it.actions.includes(action) && (
          <button type="button" className="btn btn-primary" onClick={() => void desk.act(action)}>
            Confirm: {label}
          </button>
        )
      )}
    </div>
  )
}

/** What has just happened, where the buttons are; stands there before it says anything. */
const Said = ({ desk, next }: { desk: CaseDeskState; next: string | undefined }) => (
  <>
    <div role="status">
      {desk.note && (
        <p className={desk.note.kind === 'done' ? 'flash-text' : 'banner-note'}>
          {desk.note.kind === 'done' && <Icon name="check" />}
          {desk.note.words}
        </p>
      )}
    </div>
    {desk.note?.kind === 'done' && next && (
      <p>
        <Link to={next}>Next in this queue</Link>
      </p>
    )}
    {desk.problem && !desk.open && (
      <div className="error-summary" role="alert">
        <FailureWords failure={desk.problem} />
      </div>
    )}
  </>
)

/** The buttons for what this person can do with the case now. */
export const CaseActs = ({ desk, next }: { desk: CaseDeskState; next: string | undefined }) => {
  const section = useRef<HTMLElement>(null)
  const actions = desk.it.actions.filter((it) => it !== desk.it.desk.pending?.action) as CaseAction[]
  const main = mainActOf(actions)
  // The button that was pressed may be gone; what comes next is here.
  useEffect(() => {
    if (desk.note) section.current?.focus({ preventScroll: true })
  }, [desk.note])
  return (
    <section className="card case-acts" aria-labelledby="acts" tabIndex={-1} ref={section}>
      <h2 id="acts">Decision</h2>
      <Said desk={desk} next={next} />
      <Pending desk={desk} />
      {actions.length === 0 && !desk.it.desk.pending && (
        <p className="text-muted">There is nothing for you to decide now.</p>
      )}
      <div className="case-buttons">
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            className={action === main ? 'btn btn-primary' : 'btn btn-outline-secondary'}
            aria-disabled={desk.busy || undefined}
            onClick={() => (isDirect(action) ? void desk.act(action) : desk.ask(action))}
          >
            {caseActionLabels[action].label}
          </button>
        ))}
      </div>
    </section>
  )
}
