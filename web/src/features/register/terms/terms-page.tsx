import { useOpenDialog } from '#web/ui/form/use-open-dialog.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import '#web/theme/applications/fee.scss'
import '#web/theme/payments/fee-schedules.scss'
import { Link } from 'react-router-dom'
import { formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import { isLocked, scheduleOn } from '#shared/payments/rules/fee-schedules.ts'
import type { TermList, TermRecord } from '#shared/register/records/term.ts'
import { formatTerm } from '#shared/register/rules/terms.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { TermForm } from './term-form.tsx'
import { TermTrial } from './term-trial.tsx'

/** The proposals that wait for a second person; nothing if there are none. */
const Waiting = ({ waiting }: Pick<TermList, 'waiting'>) =>
  waiting.length > 0 && (
    <section className="banner-note" aria-label="Waiting for confirmation">
      <ul>
        {waiting.map(({ first_day, title, by }) => (
          <li key={first_day}>
            {title}, proposed by <Typed>{by}</Typed>
          </li>
        ))}
      </ul>
      <p>
        Not in force yet. <Link to={paths.adminConfirmations}>Confirm, refuse or withdraw</Link>
      </p>
    </section>
  )

const stateOf = (term: TermRecord, { today, terms }: TermList): string => {
  if (!isLocked(term, today)) return 'Upcoming'
  return term.effective_from === scheduleOn(terms, today)?.effective_from ? 'Current' : 'Past'
}

interface TermCardProps {
  term: TermRecord
  list: TermList
  onRemove: () => void
}

const TermCard = ({ term, list, onRemove }: TermCardProps) => (
  <li className="card">
    <div className="card-head">
      <h3>{term.name}</h3>
      <span className="status">{stateOf(term, list)}</span>
    </div>
    <p>
      {term.sample
        ? 'Applies until the council’s own first term begins.'
        : `From ${formatDate(term.effective_from)}.`}
    </p>
    <p>{formatTerm(term)}.</p>
    {term.sample && (
      <p className="sample-notice">This is a sample. The council’s own figures are proposed below.</p>
    )}
    {!isLocked(term, list.today) && (
      <div className="page-actions">
        <Button aria-label={`Remove ${term.name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    )}
  </li>
)

const Terms = ({ list, onChanged }: { list: TermList; onChanged: () => void }) => {
  const { open: removing, setOpen, dialog } = useOpenDialog<TermRecord>(onChanged)
  const { terms, today, waiting } = list
  const template = scheduleOn(terms, today) ?? terms.at(-1)
  return (
    <>
      <Waiting waiting={waiting} />
      <h2 className="visually-hidden">Terms</h2>
      <ul className="schedules">
        {terms.map((term) => (
          <TermCard key={term.effective_from} term={term} list={list} onRemove={() => setOpen(term)} />
        ))}
      </ul>
      <TermTrial terms={terms} today={today} />
      {template && <TermForm key={waiting.length} template={template} today={today} onSent={dialog.onDone} />}
      {removing && <RemoveDialog term={removing} {...dialog} />}
    </>
  )
}

/** `/admin/registration-terms`: for how long registrations are valid, a box to try it, and a form to propose another term. */
export const TermsPage = () => {
  const loaded = useRead(api.terms.list, {})
  return (
    <Page title="Terms of registration" narrow>
      <WhenLoaded from={loaded} lines={10}>
        {(list) => <Terms list={list} onChanged={loaded.reload} />}
      </WhenLoaded>
    </Page>
  )
}
