import { particularLabels } from '#shared/cases/rules/registration-corrections.ts'
import type { FieldTable } from '#shared/kit/field.ts'
import { type Particular, particulars } from '#shared/register/records/change-request.ts'
import type { OwnEntry } from '#shared/register/records/registration.ts'
import { provenBy, shownParticular } from '#shared/register/rules/change-requests.ts'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { DateField } from '#web/ui/fields/date-field/date-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { PaperChooser } from '#web/ui/picture/paper-chooser.tsx'
import { useChangeForm } from './use-change-form.ts'

const fields = {
  particular: { label: 'What to change', kind: 'text' },
  value: { label: 'What the register should say', kind: 'text' },
  words: { label: 'Why it changes', kind: 'lines' },
  file: { label: 'Document that proves it', kind: 'text' },
} satisfies FieldTable

/** CNIC and date of birth are not shown here; the holder has them on the document. */
const saysNow = (entry: OwnEntry, particular: Particular): string | undefined =>
  particular === 'cnic' || particular === 'date_of_birth'
    ? undefined
    : `Now: ${shownParticular(particular, entry[particular])}`

const Value = ({ entry, particular }: { entry: OwnEntry; particular: Particular | undefined }) =>
  particular === 'date_of_birth' ? (
    <DateField name="value" label={fields.value.label} />
  ) : (
    <TextField
      name="value"
      hint={particular && saysNow(entry, particular)}
      maxLength={200}
      inputMode={particular === 'cnic' ? 'numeric' : undefined}
      dir="auto"
    />
  )

interface ChangeFormProps {
  entry: OwnEntry
  onSent: () => void
  onCancel: () => void
}

/** Which particular, what the register should say, the document that proves it, and why. */
export const ChangeForm = ({ entry, onSent, onCancel }: ChangeFormProps) => {
  const { record, file, setFile, particular } = useChangeForm(onSent)
  return (
    <RecordForm
      record={record}
      fields={fields}
      saveLabel="Send the request"
      savingLabel="Sending…"
      onCancel={onCancel}
    >
      <ChoiceField
        name="particular"
        empty="Choose"
        choices={particulars.map((one) => [one, particularLabels[one]])}
      />
      <Value entry={entry} particular={particular} />
      <TextAreaField name="words" hint="In a sentence, such as “I have married”" />
      <PaperChooser
        name="file"
        label={fields.file.label}
        hint={particular ? `${provenBy[particular]}.` : 'Choose first what should change.'}
        file={file}
        error={record.errors.file?.join(', ')}
        onFile={setFile}
      />
    </RecordForm>
  )
}
