import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { documentPathOf } from '#shared/paths.ts'
import type { OwnClaim } from '#shared/register/records/claim.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { ControlledInput } from '#web/ui/fields/controlled-fields.tsx'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { submitting, useSending } from '#web/ui/form/use-sending.ts'
import { useWords } from '#web/ui/language/language.ts'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'
import { claimWords } from './claim-words.ts'

interface Code {
  /** The code is what comes next: its field has the focus. */
  wasJustSent: boolean
  onLinked: () => void
}

/** The code that went to the address in the book. */
const CodeForm = ({ wasJustSent, onLinked }: Code) => {
  const words = useWords(claimWords)
  const { reload } = useSession()
  const [code, setCode] = useState('')
  const { sending, failure, send } = useSending(async () => {
    await api.ownClaims.enterCode({ body: { code } })
    await reload()
    onLinked()
  })
  const problem = failure?.errors?.code?.join(', ')
  return (
    <form noValidate onSubmit={submitting(send)}>
      {failure && !failure.errors && <FailureAlert failure={failure} />}
      <ControlledInput
        name="code"
        {...words.code}
        error={problem && words.problem('code', problem)}
        autoComplete="one-time-code"
        autoFocus={wasJustSent}
        spellCheck={false}
        maxLength={20}
        dir="ltr"
        short
        value={code}
        onValue={setCode}
      />
      <SaveButton saving={sending} savingLabel={words.linking}>
        {words.link}
      </SaveButton>
    </form>
  )
}

interface ClaimCardProps {
  title: string
  text: string
  children?: ReactNode
}

export const ClaimCard = ({ title, text, children }: ClaimCardProps) => (
  <section className="card">
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </section>
)

/** A claim that is not settled: who must act next, and what the person can do. */
export const OpenClaim = ({ claim, ...code }: { claim: OwnClaim } & Code) => {
  const words = useWords(claimWords)
  const inPerson = <p>{words.inPerson.text}</p>
  if (claim.state === 'held') return <ClaimCard {...words.held}>{inPerson}</ClaimCard>
  if (claim.objected_at) return <ClaimCard {...words.objected(claim.number)}>{inPerson}</ClaimCard>
  return (
    <>
      <ClaimCard {...words.proof(claim.number)} />
      <ClaimCard {...words.byCode}>
        <CodeForm {...code} />
      </ClaimCard>
      <ClaimCard {...words.office}>
        <p>
          <Link to={documentPathOf('cnic_front_image')}>{words.uploadCnic}</Link>
        </p>
      </ClaimCard>
      <ClaimCard {...words.inPerson} />
    </>
  )
}
