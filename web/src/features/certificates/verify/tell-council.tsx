import { useState } from 'react'
import type { FieldTable } from '#shared/kit/field.ts'
import { newConcern } from '#shared/register/records/concern.ts'
import { concerns } from '#shared/vocabulary/register.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioField } from '#web/ui/fields/radio-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { useWords } from '#web/ui/language/language.ts'
import { placeWords } from './place-words.ts'

interface TellCouncilProps {
  number: string
  place: string
  /** Whether the page has asked about the photo. */
  isAsked?: boolean
}

const ConcernForm = ({ number, place, onSent }: TellCouncilProps & { onSent: () => void }) => {
  const { concern } = useWords(placeWords)
  const fields = {
    about: { label: concern.about, kind: 'text' },
    words: { label: concern.words, kind: 'lines', optional: true },
  } satisfies FieldTable
  const record = useRecordForm({
    schema: newConcern,
    defaults: { about: '', words: '' },
    save: (body) => api.concerns.create({ params: { number, id: place }, body }),
    onSaved: onSent,
    guardLeaving: false,
  })
  return (
    <RecordForm record={record} fields={fields} saveLabel={concern.send} savingLabel={concern.sending} plain>
      <RadioField
        name="about"
        options={concerns}
        labelFor={(one) => concern.choices[one as keyof typeof concern.choices]}
      />
      <TextAreaField name="words" optional hint={concern.wordsHint} />
    </RecordForm>
  )
}

/** Somebody at the counter is not who the card says: the office is told, without a name. */
export const TellCouncil = ({ isAsked, ...props }: TellCouncilProps) => {
  const { concern } = useWords(placeWords)
  const [step, setStep] = useState<'closed' | 'open' | 'sent'>('closed')
  if (step === 'sent') return <p role="status">{concern.sent}</p>
  if (step === 'open') return <ConcernForm {...props} onSent={() => setStep('sent')} />
  return (
    <p>
      <Button look="outline" onClick={() => setStep('open')}>
        {isAsked ? concern.no : concern.tell}
      </Button>
    </p>
  )
}
