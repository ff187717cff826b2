import * as z from 'zod/mini'
import type { FieldTable } from '#shared/kit/field.ts'
import { lines } from '#shared/kit/fields/text.ts'
import { newChangeRequest } from '#shared/register/records/change-request.ts'
import { api } from '#web/api/client.ts'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { formWith } from '#web/ui/picture/file-to-send.ts'
import { valueErrors } from './use-change-form.ts'

const fields = {
  value: { label: 'Name of the regulator', kind: 'text' },
  words: { label: 'Address of the regulator', kind: 'lines' },
} satisfies FieldTable

const schema = z.object({
  value: newChangeRequest.shape.value,
  words: lines('Enter the address of the regulator', 300),
})

interface LetterFormProps {
  onSent: () => void
  onCancel: () => void
}

/** To whom a letter of good standing is addressed. */
export const LetterForm = ({ onSent, onCancel }: LetterFormProps) => {
  const record = useRecordForm({
    schema,
    defaults: { value: '', words: '' },
    draft: { key: 'letter-request' },
    check: ({ value }) => valueErrors({ particular: 'letter', value }),
    save: (values, keys) =>
      api.ownChangeRequests.create({ body: formWith({ particular: 'letter', ...values }) }, keys),
    onSaved: onSent,
  })
  return (
    <RecordForm
      record={record}
      fields={fields}
      saveLabel="Ask for the letter"
      savingLabel="Sending…"
      onCancel={onCancel}
    >
      <TextField
        name="value"
        hint="It is printed and signed, such as General Pharmaceutical Council"
        maxLength={100}
        dir="auto"
      />
      <TextAreaField name="words" hint="As on an envelope, with the country" autoComplete="off" />
    </RecordForm>
  )
}
