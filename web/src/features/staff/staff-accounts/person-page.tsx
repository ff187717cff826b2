import '#web/theme/accounts/account.scss'
import '#web/theme/history.scss'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { formatCnic, formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import type { StaffRecord } from '#shared/staff/records/staff.ts'
import { staffStateLabels } from '#shared/staff/rules/staff.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { CommandResult } from '#web/ui/messages/command-result.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { WaitingChange } from '#web/ui/office/waiting-change.tsx'
import { PagedList } from '#web/ui/older-pages.tsx'
import { DetailsPage } from '#web/ui/page/details-page.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { whole } from '#web/ui/whole.tsx'
import { StaffCommandDialog } from './staff-command-dialog.tsx'
import { formatRoles, staffActionLabels, staffEventLabel } from './staff-labels.ts'
import { usePerson } from './use-person.ts'

/** The history of the account, newest first. */
const PersonHistory = ({ id, version, name }: StaffRecord) => (
  <section className="card" aria-labelledby="history">
    <h2 id="history">History</h2>
    <PagedList
      read={async (cursor, signal) => {
        const { data } = await api.people.history({ params: { id }, query: { cursor } }, { signal })
        return { entries: data.events, next: data.next }
      }}
      dependencies={[id, version]}
      lines={3}
      empty={<p className="text-muted">No events yet.</p>}
    >
      {(entries) => (
        <ol className="history-list">
          {entries.map((event) => (
            <li key={`${event.at} ${event.event}`}>
              <strong>{staffEventLabel(event)}</strong>
              <span className="text-muted">
                {inSentence(event.by?.name ?? name)}, {whole(formatMoment(event.at))}
              </span>
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  </section>
)

const summaryItems = (member: StaffRecord) => [
  { label: 'Email', value: member.email },
  { label: 'CNIC', value: member.cnic ? formatCnic(member.cnic) : 'Not entered' },
  { label: 'Phone', value: member.phone || 'Not entered' },
  { label: 'Roles', value: formatRoles(member.roles) },
  { label: 'Account', value: staffStateLabels[member.state] },
  { label: 'Last sign-in', value: member.last_sign_in ? formatDate(member.last_sign_in) : 'Never' },
  { label: 'One-time passwords or passkeys', value: member.has_codes ? 'Set up' : 'Not set up' },
]

const Account = ({ opened }: { opened: StaffRecord }) => {
  const person = usePerson(opened)
  const section = useRef<HTMLElement>(null)
  // The button that was pressed may be gone: the focus goes to the section that holds the next ones.
  useEffect(() => {
    if (person.note) section.current?.focus({ preventScroll: true })
  }, [person.note])
  return (
    <>
      <section className="card" aria-labelledby="account" tabIndex={-1} ref={section}>
        <h2 id="account">Account</h2>
        <CommandResult note={person.note} problem={person.openAction ? undefined : person.problem} />
        {person.record.waiting && <WaitingChange waiting={person.record.waiting} />}
        <SummaryList items={summaryItems(person.record)} />
        <div className="account-buttons">
          {person.record.acts.map((action) => (
            <Button key={action} onClick={() => person.openDialog(action)}>
              {staffActionLabels[action].label}
            </Button>
          ))}
        </div>
      </section>
      <PersonHistory {...person.record} />
      {person.openAction && <StaffCommandDialog person={person} action={person.openAction} />}
    </>
  )
}

/** One member of staff: account, actions, history. */
export const PersonPage = () => {
  const { id = '' } = useParams()
  const loaded = useRead(api.people.get, { params: { id } })
  return (
    <DetailsPage
      title={loaded.data?.name ?? 'Staff member'}
      from={loaded}
      list={{ path: paths.adminPeople, label: 'Back to staff' }}
    >
      {(opened) => <Account key={opened.id} opened={opened} />}
    </DetailsPage>
  )
}
