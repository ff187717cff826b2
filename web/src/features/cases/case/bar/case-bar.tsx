import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { feeStatusLabels, statusLabels } from '#shared/vocabulary/statuses.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { CommandResult } from '#web/ui/messages/command-result.tsx'
import { assignmentText } from '../assignment/assignment.tsx'
import type { Neighbours } from '../neighbours.ts'
import type { CaseReview } from '../use-case-review.ts'
import { CaseActs } from './case-acts.tsx'

/** Where the case was opened from and printed, and the cases before and after it. */
export interface CaseAddresses extends Neighbours {
  queue: string
  print: string
}

const Way = ({ to, name, icon }: { to: string | undefined; name: string; icon: IconName }) =>
  to && (
    <Link className="icon-button" to={to} aria-label={name} title={name}>
      <Icon name={icon} />
    </Link>
  )

/** The result of the last action. The button that was pressed may be gone: the focus goes here. */
const CaseResult = ({ review, next }: { review: CaseReview; next: string | undefined }) => {
  const { commands, acts, points } = review
  const result = useRef<HTMLDivElement>(null)
  const { note, sought } = acts
  useEffect(() => {
    if (note && !sought) result.current?.focus({ preventScroll: true })
  }, [note, sought])
  const retry = () => {
    commands.forget()
    points.sendAgain() // the marks that got no answer
  }
  return (
    <div className="case-result" ref={result} tabIndex={-1}>
      <CommandResult
        note={note}
        problem={acts.open ? undefined : commands.problem}
        onRetry={points.isUnsaved ? retry : undefined}
      >
        {note?.kind === 'done' && next && (
          <p>
            <Link to={next}>Next application in this queue</Link>
          </p>
        )}
      </CommandResult>
    </div>
  )
}

interface CaseBarProps {
  review: CaseReview
  addresses: CaseAddresses
  onKeys: () => void
}

/** One bar: who it is, how the case stands, the next act, a menu, and the way to other cases. */
export const CaseBar = ({ review, addresses, onKeys }: CaseBarProps) => {
  const { account, applicant, application_form: form } = review.caseRecord
  return (
    <>
      <div className="case-bar">
        <Way to={addresses.queue} name="Back to the queue" icon="back" />
        {applicant.photo && <img className="case-photo" src={applicant.photo} alt="The applicant" />}
        <div className="case-who">
          <p>
            <Typed className="case-name">{applicant.name}</Typed>
            <span className="case-reference">{form.reference_no}</span>
          </p>
          <p className="case-facts">
            <span className="status">{statusLabels[form.status]}</span>
            {isOpen(form.status) && <span className="status">{feeStatusLabels[form.fee_status]}</span>}
            {account.unreachable && <span className="status status-needed">Emails come back</span>}
            {!account.email_confirmed && (
              <span className="status status-needed">
                {account.email ? 'Email not confirmed' : 'No email: call or write'}
              </span>
            )}
            {form.registration_number && <span>Registration no. {form.registration_number}</span>}
            <span className="case-assigned">{assignmentText(review)}</span>
          </p>
        </div>
        <CaseActs review={review} print={addresses.print} onKeys={onKeys} />
        <div className="case-ways">
          <Way to={addresses.previous} name="Previous" icon="left" />
          <Way to={addresses.next} name="Next" icon="right" />
        </div>
      </div>
      <CaseResult review={review} next={addresses.next} />
    </>
  )
}
