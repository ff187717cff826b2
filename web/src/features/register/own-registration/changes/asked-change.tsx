import { useState } from 'react'
import { askedLabels } from '#shared/cases/rules/registration-corrections.ts'
import { ownLetterPath } from '#shared/paths.ts'
import type { OwnChangeRequest } from '#shared/register/records/change-request.ts'
import { refusalLabels, shownParticular } from '#shared/register/rules/change-requests.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LoadedPaper } from '#web/ui/document/loaded-paper.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { whole } from '#web/ui/whole.tsx'

const states = {
  waiting: { words: 'With the office', icon: 'clock', className: 'status status-needed' },
  done: { words: 'Done', icon: 'check', className: 'status' },
  refused: { words: 'Refused', icon: 'alert', className: 'status status-needed' },
  withdrawn: { words: 'Withdrawn by you', icon: 'close', className: 'status' },
} as const

const Document = ({ id }: { id: string }) => {
  const loaded = useRead(api.ownChangeRequests.document, { params: { id } })
  return <LoadedPaper from={loaded} label="Document of the request" />
}

/** Why it was refused, and what is left to do after it was done. */
const Answer = ({ request }: { request: OwnChangeRequest }) => (
  <>
    {request.state === 'refused' && request.reason && (
      <p>
        {refusalLabels[request.reason]}. <Typed>{request.answer}</Typed>
      </p>
    )}
    {request.replace_certificate && (
      <p className="banner-note">
        Your certificate on paper says what the register said before. Ask the office for a new one.
      </p>
    )}
  </>
)

/** One request with its state; while nobody has decided it, it can be withdrawn. */
export const AskedChange = ({
  request,
  onWithdrawn,
}: {
  request: OwnChangeRequest
  onWithdrawn: () => void
}) => {
  const { id, particular, before, value, words, at, answered_at, has_document } = request
  const [looking, setLooking] = useState(false)
  const { send, sending, failure } = useSending(async () => {
    await api.ownChangeRequests.withdraw({ params: { id } })
    onWithdrawn()
  })
  const { words: state, icon, className } = states[request.state]
  const label = askedLabels[particular]
  const isLetter = particular === 'letter'
  return (
    <li>
      <div className="card-head">
        <h3>{label}</h3>
        <span className={className}>
          <Icon name={icon} /> {state}
        </span>
      </div>
      <SummaryList
        items={
          isLetter
            ? [
                { label: 'Addressed to', value },
                { label: 'Address', value: <span className="letter-address">{words}</span> },
              ]
            : [
                { label: 'Before', value: shownParticular(particular, before) },
                { label: 'Asked for', value: shownParticular(particular, value) },
                { label: 'Why', value: words },
              ]
        }
      />
      <p className="text-muted">
        Sent {whole(formatMoment(at))}
        {answered_at && `; ${state.toLowerCase()} ${formatMoment(answered_at)}`}
      </p>
      <Answer request={request} />
      {failure && <FailureAlert failure={failure} />}
      <div className="page-actions">
        {request.letter && (
          <ButtonLink small to={ownLetterPath(id)}>
            Open the letter
          </ButtonLink>
        )}
        {has_document && (
          <Button
            small
            aria-expanded={looking}
            aria-label={`${looking ? 'Hide the document' : 'Show the document'}: ${label}`}
            onClick={() => setLooking(!looking)}
          >
            {looking ? 'Hide the document' : 'Show the document'}
          </Button>
        )}
        {request.state === 'waiting' && (
          <Button
            look="danger"
            small
            waiting={sending}
            aria-label={`Withdraw: ${label}`}
            onClick={() => void send()}
          >
            {sending ? 'Withdrawing…' : 'Withdraw'}
          </Button>
        )}
      </div>
      {looking && <Document id={id} />}
    </li>
  )
}
