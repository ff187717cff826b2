import { useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router-dom'
import { formatDate } from '#shared/format.ts'
import type { StaffRecord } from '#shared/records/staff.ts'
import { staffStateLabels } from '#shared/rules/staff.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import '#web/theme/account.scss'
import '#web/theme/desk.scss'
import { paths } from '#shared/paths.ts'
import { FailureWords } from '#web/ui/failure-words.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { headOf, WhenLoaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { PersonHistory } from './person-history.tsx'
import { ActDialog } from './staff-command-dialog.tsx'
import { rolesWords, staffActWords } from './staff-labels.ts'
import { type PersonState, usePerson } from './use-person.ts'

const itemsOf = (it: StaffRecord) => [
  { label: 'Email', value: it.email },
  { label: 'Roles', value: rolesWords(it.roles) },
  { label: 'Account', value: staffStateLabels[it.state] },
  { label: 'Last sign-in', value: it.last_sign_in ? formatDate(it.last_sign_in) : 'Never' },
  { label: 'One-time passwords', value: it.has_codes ? 'Set up' : 'Not set up' },
]

/** What has just happened, where the buttons are; stands there before it says anything. */
const Said = ({ note, problem, open }: PersonState) => (
  <>
    <div role="status">
      {note && (
        <p className={note.kind === 'done' ? 'flash-text' : 'banner-note'}>
          {note.kind === 'done' && <Icon name="check" />}
          {note.words}
        </p>
      )}
    </div>
    {problem && !open && (
      <div className="error-summary" role="alert">
        <FailureWords failure={problem} />
      </div>
    )}
  </>
)

const Account = ({ opened }: { opened: StaffRecord }) => {
  const person = usePerson(opened)
  const section = useRef<HTMLElement>(null)
  // The button that was pressed may be gone; what comes next is here.
  useEffect(() => {
    if (person.note) section.current?.focus({ preventScroll: true })
  }, [person.note])
  return (
    <>
      <section className="card" aria-labelledby="account" tabIndex={-1} ref={section}>
        <h2 id="account">Account</h2>
        <Said {...person} />
        <SummaryList items={itemsOf(person.it)} />
        <div className="account-buttons">
          {person.it.acts.map((action) => (
            <button
              key={action}
              type="button"
              className="btn btn-outline-secondary"
              onClick={() => person.ask(action)}
            >
              {staffActWords[action].label}
            </button>
          ))}
        </div>
      </section>
      <PersonHistory id={person.it.id} version={person.it.version} name={person.it.name} />
      {person.open && <ActDialog person={person} action={person.open} />}
    </>
  )
}

/** One member of staff: account, acts, history. */
export const PersonPage = () => {
  const { id = '' } = useParams()
  const loaded = useApi(async (signal) => (await api.people.get({ params: { id } }, { signal })).data, [id])
  return (
    <Page
      {...headOf(loaded.data?.name ?? 'Member of staff', undefined, loaded)}
      actions={
        <Link className="btn btn-small btn-outline-secondary" to={paths.adminPeople}>
          Back to the list
        </Link>
      }
    >
      <WhenLoaded from={loaded} lines={8}>
        {(opened) => <Account key={opened.id} opened={opened} />}
      </WhenLoaded>
    </Page>
  )
}
