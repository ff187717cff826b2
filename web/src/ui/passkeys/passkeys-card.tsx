import '#web/theme/accounts/sign-ins.scss'
import { type ReactNode, useRef, useState } from 'react'
import {
  type CreationOptions,
  mostPasskeys,
  type NewPasskey,
  type PasskeyRow,
  type PasskeyList as Passkeys,
} from '#shared/accounts/records/passkeys.ts'
import type { CallOptions } from '#web/api/http.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { CommandResult } from '#web/ui/messages/command-result.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import type { Identity } from './identity.ts'
import { knowsPasskeys } from './knows-passkeys.ts'
import { PasskeyForm } from './passkey-form.tsx'
import { PasskeyList } from './passkey-list.tsx'

interface Answer {
  data: Passkeys
  message?: string
}

interface PasskeysCardProps<Proof> {
  /** The calls about the own passkeys, of applicants or of staff. */
  operations: {
    list: (call?: Record<string, never>, options?: CallOptions) => Promise<Answer>
    begin: (call: {
      body: Proof
    }) => Promise<{ data: { ceremony: string; origin: string; options: CreationOptions } }>
    create: (call: { body: NewPasskey }) => Promise<Answer>
    remove: (call: { params: { id: string }; body: Proof }) => Promise<Answer>
  }
  identity: Identity<Proof>
  /** After passkeys were added or removed. */
  onChanged?: () => Promise<void>
  /** Explains what a passkey is for. */
  children: ReactNode
}

/** Whether a passkey can be added here, or why not. */
const obstacleOf = ({ passkeys, origin }: Passkeys): ReactNode => {
  if (!knowsPasskeys()) return 'This browser does not support passkeys.'
  if (origin !== location.origin)
    return (
      <>
        Passkeys work only at <a href={`${origin}${location.pathname}`}>{origin}</a>. Open the portal there to
        add one.
      </>
    )
  return passkeys.length >= mostPasskeys ? 'You cannot have more passkeys than these.' : null
}

const Card = <Proof,>({
  opened,
  operations,
  identity,
  onChanged,
  children,
}: PasskeysCardProps<Proof> & { opened: Passkeys }) => {
  const [shown, setShown] = useState(opened)
  const [view, setView] = useState<'list' | 'add' | PasskeyRow>('list')
  const [done, setDone] = useState('')
  const section = useRef<HTMLElement>(null)

  const open = (next: 'add' | PasskeyRow) => {
    setDone('')
    setView(next)
  }
  const back = () => {
    setView('list')
    section.current?.focus({ preventScroll: true }) // the pressed button is gone
  }
  const changed = ({ data, message = '' }: Answer) => {
    setShown(data)
    setDone(message)
    back()
    void onChanged?.()
  }
  const add = async (proof: Proof, name: string) => {
    const [{ makePasskey }, { data }] = await Promise.all([
      import('./answer-passkey.ts'),
      operations.begin({ body: proof }),
    ])
    return operations.create({ body: await makePasskey(data, name) })
  }
  const form = { identity, onSaved: changed, onCancel: back }
  const obstacle = obstacleOf(shown)

  return (
    // A form is shown in a separate card.
    <section
      className={view === 'list' ? 'card' : undefined}
      aria-label="Passkeys"
      tabIndex={-1}
      ref={section}
    >
      {view === 'list' && (
        <>
          <h2>Passkeys</h2>
          <CommandResult note={done ? { kind: 'done', text: done } : undefined} problem={undefined} />
          {children}
          <PasskeyList passkeys={shown.passkeys} onRemove={open} />
          {obstacle ? <p>{obstacle}</p> : <Button onClick={() => open('add')}>Add a passkey</Button>}
        </>
      )}
      {view === 'add' && (
        <PasskeyForm
          {...form}
          title="Add a passkey"
          named
          saveLabel="Continue"
          savingLabel="Waiting for your device…"
          save={add}
        >
          <p>Next your device asks for its fingerprint, face or screen lock.</p>
        </PasskeyForm>
      )}
      {typeof view === 'object' && (
        <PasskeyForm
          {...form}
          title={`Remove ${view.name}`}
          named={false}
          saveLabel="Remove"
          savingLabel="Removing…"
          save={(proof) => operations.remove({ params: { id: view.id }, body: proof })}
        >
          <p>It will not sign in any more. Delete it on the device too, so that it is not offered there.</p>
        </PasskeyForm>
      )}
    </section>
  )
}

/** The passkeys of whoever is signed in; they can be added and removed. */
export const PasskeysCard = <Proof,>(props: PasskeysCardProps<Proof>) => {
  const loaded = useRead(props.operations.list, {})
  return (
    <WhenLoaded from={loaded} lines={3}>
      {(opened) => <Card {...props} opened={opened} />}
    </WhenLoaded>
  )
}
