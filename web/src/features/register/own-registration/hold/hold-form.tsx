import { useEffect, useRef } from 'react'
import { currentPassword } from '#shared/accounts/records/passkeys.ts'
import type { WantedHold } from '#shared/register/records/own-hold.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { useWords } from '#web/ui/language/language.ts'
import { PasskeyButton } from '#web/ui/passkeys/passkey-button.tsx'
import { holdWords } from './hold-words.ts'

interface HoldFormProps {
  /** What is asked for. */
  held: boolean
  onSaved: () => void
  onCancel: () => void
}

/** The password or a passkey. The heading takes the focus, because the pressed button is gone. */
export const HoldForm = ({ held, onSaved, onCancel }: HoldFormProps) => {
  const words = useWords(holdWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const save = async (proof: Omit<WantedHold, 'held'>) => {
    await api.ownChecks.hold({ body: { held, ...proof } })
    onSaved()
  }
  const record = useRecordForm({
    schema: currentPassword,
    defaults: { current_password: '' },
    save,
    onSaved: () => undefined,
    guardLeaving: false,
  })
  return (
    <section className="card not-printed" aria-labelledby="hold">
      <h2 id="hold" tabIndex={-1} ref={heading}>
        {held ? words.setting : words.ending}
      </h2>
      <p>{words.why}</p>
      <RecordForm
        record={record}
        fields={{ current_password: { label: words.password, kind: 'text' } }}
        saveLabel={held ? words.set : words.end}
        savingLabel={words.saving}
        plain
      >
        <PasswordField name="current_password" label={words.password} autoComplete="current-password" />
      </RecordForm>
      <PasskeyButton
        label={words.passkey}
        waitingLabel={words.waiting}
        ask={() => api.auth.passkeyOptions()}
        onAnswer={(passkey) => save({ passkey })}
      />
      <p className="page-actions">
        <Button onClick={onCancel}>{words.cancel}</Button>
      </p>
    </section>
  )
}
