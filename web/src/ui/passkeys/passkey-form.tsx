import { type ReactNode, useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { namedPasskey } from '#shared/accounts/records/passkeys.ts'
import { browserName } from '#shared/accounts/rules/browser-name.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import type { Identity } from './identity.ts'

interface PasskeyFormProps<Proof, T> {
  title: string
  /** Whether the passkey gets a name. */
  named: boolean
  identity: Identity<Proof>
  saveLabel: string
  savingLabel: string
  save: (proof: Proof, name: string) => Promise<T>
  onSaved: (result: T) => void
  onCancel: () => void
  children: ReactNode
}

/**
 * Verifies the person again before a passkey is added or removed. The heading takes the focus, because the pressed
 * button is gone.
 */
export const PasskeyForm = <Proof, T>({ title, named, identity, ...props }: PasskeyFormProps<Proof, T>) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const record = useRecordForm({
    schema: named ? z.extend(identity.schema, namedPasskey.shape) : identity.schema,
    defaults: { ...(named && { name: browserName(navigator.userAgent) ?? '' }), ...identity.defaults },
    save: async (values: Record<string, unknown>) =>
      props.save(await identity.proofOf(values), String(values.name)),
    onSaved: props.onSaved,
    guardLeaving: false,
  })
  return (
    <>
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {props.children}
      <RecordForm
        record={record}
        saveLabel={props.saveLabel}
        savingLabel={props.savingLabel}
        onCancel={props.onCancel}
      >
        {named && (
          <TextField name="name" label="Name of the passkey" hint="So that you can tell it from others." />
        )}
        {identity.fields}
      </RecordForm>
    </>
  )
}
