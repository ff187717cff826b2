import { useState } from 'react'
import { Link } from 'react-router-dom'
import { documentPathOf } from '#shared/paths.ts'
import type { OwnClaim } from '#shared/register/records/claim.ts'
import { linkHeld } from '#shared/register/rules/registration.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { ControlledInput } from '#web/ui/fields/controlled-fields.tsx'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { submitting, useSending } from '#web/ui/form/use-sending.ts'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'

interface Code {
  /** The code is what comes next: its field has the focus. */
  wasJustSent: boolean
  onLinked: () => void
}

/** The code that went to the address in the book. */
const CodeForm = ({ wasJustSent, onLinked }: Code) => {
  const { reload } = useSession()
  const [code, setCode] = useState('')
  const { sending, failure, send } = useSending(async () => {
    await api.ownClaims.enterCode({ body: { code } })
    await reload()
    onLinked()
  })
  return (
    <form noValidate onSubmit={submitting(send)}>
      {failure && !failure.errors && <FailureAlert failure={failure} />}
      <ControlledInput
        name="code"
        label="Code of the email"
        hint="Twelve letters and digits, for example abcd-efgh-jkmn"
        error={failure?.errors?.code?.join(', ')}
        autoComplete="one-time-code"
        autoFocus={wasJustSent}
        spellCheck={false}
        maxLength={20}
        short
        value={code}
        onValue={setCode}
      />
      <SaveButton saving={sending} savingLabel="One moment…">
        Link my registration
      </SaveButton>
    </form>
  )
}

const inPerson = 'Bring your original certificate and your CNIC to the office. It decides on the spot.'

/** A claim that is not settled: who must act next, and what the person can do. */
export const OpenClaim = ({ claim, ...code }: { claim: OwnClaim } & Code) => {
  if (claim.state === 'held')
    return (
      <section className="card">
        <h2>Your registration is on hold</h2>
        <p>{linkHeld}.</p>
        <p>{inPerson}</p>
      </section>
    )
  if (claim.objected_at)
    return (
      <section className="card">
        <h2>Somebody has objected to your claim</h2>
        <p>
          The council’s book has an address for the number {claim.number}, and whoever reads it says that the
          claim is not theirs.
        </p>
        <p>{inPerson}</p>
      </section>
    )
  return (
    <>
      <section className="card">
        <h2>Your claim needs a proof</h2>
        <p>
          Number and names can be known to others, so one of these must show that {claim.number} is yours.
          Until then it is not linked, and there are no letters, renewals or changes.
        </p>
      </section>
      <section className="card">
        <h2>You: enter the code</h2>
        <p>
          If the council’s old book has an email address for this number, a code was sent there. Look in that
          mailbox, and in its spam folder. The code counts for two days.
        </p>
        <CodeForm {...code} />
      </section>
      <section className="card">
        <h2>Or the office: it compares</h2>
        <p>
          Two registrars compare your certificate with the book. For that they need a picture of your CNIC:{' '}
          <Link to={documentPathOf('cnic_front_image')}>upload it under Documents</Link>. You get an email
          when they have decided.
        </p>
      </section>
      <section className="card">
        <h2>Or come in person</h2>
        <p>{inPerson}</p>
      </section>
    </>
  )
}
