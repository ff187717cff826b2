import { useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { formatCnic, formatDate } from '#shared/kit/format.ts'
import type { StaffRecord } from '#shared/staff/records/staff.ts'
import { staffStateLabels } from '#shared/staff/rules/staff.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import '#web/theme/accounts/account.scss'
import { paths } from '#shared/paths.ts'
import { CommandResult } from '#web/ui/messages/command-result.tsx'
import { WaitingChange } from '#web/ui/office/waiting-change.tsx'
import { DetailsPage } from '#web/ui/page/details-page.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { PersonHistory } from './person-history.tsx'
import { StaffCommandDialog } from './staff-command-dialog.tsx'
import { formatRoles, staffActionLabels } from './staff-labels.ts'
import { usePerson } from './use-person.ts'

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
      <PersonHistory id={person.record.id} version={person.record.version} name={person.record.name} />
      {person.openAction && <StaffCommandDialog person={person} action={person.openAction} />}
    </>
  )
}

/** One member of staff: account, actions, history. */
export const PersonPage = () => {
  const { id = '' } = useParams()
  const loaded = useApi(async (signal) => (await api.people.get({ params: { id } }, { signal })).data, [id])
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
