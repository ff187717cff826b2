import { formatDate } from '#shared/kit/format.ts'
import type { Colleague } from '#shared/staff/records/colleague.ts'
import { newAbsence } from '#shared/staff/records/colleague.ts'
import { api } from '#web/api/client.ts'
import { DateField } from '#web/ui/fields/date-field/date-field.tsx'
import { useStaffDraft } from '#web/ui/form/kept/use-draft.ts'
import { RecordDialog } from '#web/ui/form/record-dialog.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { ColleagueField } from '#web/ui/office/colleague-field.tsx'

export const absenceKey = ({ id }: Pick<Colleague, 'id'>): string => `absence:${id}`

interface AbsenceDialogProps {
  person: Colleague
  isMe: boolean
  people: readonly Colleague[]
  today: string
  onClose: () => void
  onDone: (message: string) => void
}

const sharesRole = (one: Colleague, other: Colleague): boolean =>
  one.id !== other.id && one.roles.some((role) => other.roles.includes(role))

/** The days on which somebody is absent, and who does their work. */
export const AbsenceDialog = ({ person, isMe, people, today, onClose, onDone }: AbsenceDialogProps) => {
  const { id, absence } = person
  const record = useRecordForm({
    schema: newAbsence,
    defaults: { from: absence?.from ?? today, until: absence?.until ?? '', deputy: absence?.deputy.id ?? '' },
    draft: useStaffDraft(absenceKey(person)),
    guardLeaving: false,
    save: (body) => api.colleagues.setAbsence({ params: { id }, body }),
    onSaved: ({ message = '' }) => onDone(message),
  })
  return (
    <RecordDialog
      title={isMe ? 'Set my absence' : `Set the absence of ${inSentence(person.name)}`}
      record={record}
      saveLabel="Save absence"
      onClose={onClose}
    >
      <DateField name="from" hint={`For example, ${formatDate(today)}`} latestInDays={366} />
      <DateField name="until" hint="The last day of the absence" latestInDays={366} />
      <ColleagueField
        name="deputy"
        hint="Gets new applications and those that come back, and sees the others"
        people={people.filter((other) => sharesRole(person, other))}
      />
    </RecordDialog>
  )
}
