import type { TermRecord } from '#shared/register/records/term.ts'
import { api } from '#web/api/client.ts'
import { DateField } from '#web/ui/fields/date-field/date-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useStaffDraft } from '#web/ui/form/kept/use-draft.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { errorsOf, fieldsOf, figures, type TermFields, termFields, termIn } from './term-fields.ts'

interface TermFormProps {
  /** Its figures are filled in. */
  template: TermRecord
  today: string
  onSent: (message: string) => void
}

/** Proposes a term of the future; one with the first day of another takes its place. */
export const TermForm = ({ template, today, onSent }: TermFormProps) => {
  const record = useRecordForm({
    schema: termFields,
    defaults: fieldsOf(template),
    draft: useStaffDraft('term:new'),
    check: (fields) => errorsOf(fields as TermFields, today),
    save: (fields, keys) => api.terms.propose({ body: termIn(fields) }, keys),
    onSaved: ({ message = '' }) => onSent(message),
  })
  return (
    <section className="card" aria-labelledby="new-term">
      <h2 id="new-term">Propose a term</h2>
      <RecordForm record={record} saveLabel="Send for confirmation" savingLabel="Sending…">
        <DateField
          name="effective_from"
          label="First day"
          hint="Tomorrow or later. A term that begins on this day already is replaced"
          latestInDays={3650}
        />
        <TextField name="term_name" label="Name" hint="For example Term 2027" maxLength={80} />
        {figures.map(([name, label, hint]) => (
          <TextField
            key={name}
            name={name}
            label={label}
            hint={hint}
            inputMode="numeric"
            className="field-short"
          />
        ))}
        <TextAreaField
          name="reason"
          hint="Another registrar, or an administrator, reads this before confirming. Nothing changes until then"
        />
      </RecordForm>
    </section>
  )
}
