import { useOpenDialog } from '#web/ui/form/use-open-dialog.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import '#web/theme/accounts/account.scss'
import '#web/theme/staff/office-settings.scss'
import { formatDate } from '#shared/kit/format.ts'
import type { Colleague } from '#shared/staff/records/colleague.ts'
import { roleLabels } from '#shared/vocabulary/staff-roles.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { AbsenceDialog, absenceKey } from './absence-dialog.tsx'

const Absence = ({ absent, absence }: Colleague) => {
  if (!absence) return 'Present'
  const days = `${formatDate(absence.from)} to ${formatDate(absence.until)}`
  return (
    <>
      <span className={absent ? 'colleague-absent' : undefined}>
        {absent ? 'Absent' : 'Will be absent'} {days}
      </span>
      . Deputy: {inSentence(absence.deputy.name)}
    </>
  )
}

interface ButtonsProps {
  person: Colleague
  onSet: () => void
  onEnded: (message: string) => void
}

const Buttons = ({ person, onSet, onEnded }: ButtonsProps) => {
  const { sending, failure, send } = useSending(async () => {
    const { message = '' } = await api.colleagues.endAbsence({ params: { id: person.id } })
    onEnded(message)
  })
  return (
    <div className="colleague-buttons">
      {failure && <FailureAlert failure={failure} />}
      <Button
        small
        aria-label={`${person.absence ? 'Change' : 'Set'} absence of ${person.name}`}
        onClick={onSet}
      >
        {person.absence ? 'Change absence' : 'Set absence'}
      </Button>
      {person.absence && (
        <Button
          small
          aria-label={`End absence of ${person.name}`}
          waiting={sending}
          onClick={() => void send()}
        >
          End absence
        </Button>
      )}
    </div>
  )
}

const Colleagues = ({
  list: { people, today },
  onChanged,
}: {
  list: { people: Colleague[]; today: string }
  onChanged: () => void
}) => {
  const { admin } = useAdminSession()
  const isBegun = useBegunDialogs()
  const { open, setOpen, dialog } = useOpenDialog(onChanged, () =>
    people.find((person) => isBegun(absenceKey(person))),
  )
  const mayChange = ({ id }: Colleague) => id === admin?.id || admin?.roles.includes('registrar')
  const columns: Columns<Colleague> = [
    {
      heading: 'Name',
      label: null,
      cell: ({ id, name }) => <Typed>{id === admin?.id ? `${inSentence(name)} (you)` : name}</Typed>,
    },
    { heading: 'Roles', cell: ({ roles }) => roles.map((role) => roleLabels[role]).join(', ') },
    { heading: 'Absence', cell: (person) => <Absence {...person} /> },
    {
      heading: 'Change',
      label: null,
      cell: (person) =>
        mayChange(person) ? (
          <Buttons person={person} onSet={() => setOpen(person)} onEnded={dialog.onDone} />
        ) : null,
    },
  ]
  return (
    <div className="card">
      <DataTable
        caption="Everybody who works on applications, by name"
        className="table-cards table-colleagues"
        columns={columns}
        rows={people}
        keyOf={({ id }) => id}
      />
      {open && (
        <AbsenceDialog person={open} isMe={open.id === admin?.id} people={people} today={today} {...dialog} />
      )}
    </div>
  )
}

/** `/admin/colleagues`: who works on applications, who is absent, and who does their work. */
export const ColleaguesPage = () => {
  const loaded = useRead(api.colleagues.list, {})
  return (
    <Page title="Colleagues">
      <WhenLoaded from={loaded} lines={8}>
        {(list) => <Colleagues list={list} onChanged={loaded.reload} />}
      </WhenLoaded>
    </Page>
  )
}
