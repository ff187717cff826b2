import type { FieldTable } from '#shared/kit/field.ts'
import { newCheck, type OwnCheck } from '#shared/register/records/check.ts'
import { checkPurposes } from '#shared/vocabulary/register.ts'
import { api } from '#web/api/client.ts'
import { RadioField } from '#web/ui/fields/radio-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { useWords } from '#web/ui/language/language.ts'
import { checkWords } from './check-words.ts'

/** The numbers, what for, and the premises. */
export const CheckForm = ({ onAnswered }: { onAnswered: (check: OwnCheck) => void }) => {
  const words = useWords(checkWords)
  const fields = {
    numbers: { label: words.numbers, kind: 'lines' },
    purpose: { label: words.purpose, kind: 'text' },
    premises: { label: words.premises, kind: 'text' },
  } satisfies FieldTable
  const record = useRecordForm({
    schema: newCheck,
    defaults: { numbers: '', purpose: '', premises: '' },
    save: async (body, keys) => (await api.checks.create({ body }, keys)).data,
    onSaved: onAnswered,
    guardLeaving: false,
  })
  return (
    <RecordForm record={record} fields={fields} saveLabel={words.ask} savingLabel={words.asking} plain>
      <TextAreaField name="numbers" hint={words.numbersHint} />
      <RadioField
        name="purpose"
        options={checkPurposes}
        labelFor={(one) => words.purposes[one as keyof typeof words.purposes]}
      />
      <TextField name="premises" hint={words.premisesHint} maxLength={120} dir="auto" />
      <p className="banner-note">{words.holderIsTold}</p>
    </RecordForm>
  )
}
