import '#web/theme/cases/case-notes.scss'
import { useState } from 'react'
import { itemLabel, itemText } from '#shared/applications/rules/correctable.ts'
import { mayOfficeCorrect, reasonAgainstCorrection } from '#shared/cases/rules/office-corrections.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { FailureMessage } from '#web/ui/messages/failure-message.tsx'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import type { CaseReview } from '../use-case-review.ts'
import { ProposalDialog, proposalKey } from './proposal-dialog.tsx'
import { RefusalDialog, refusalKey } from './refusal-dialog.tsx'

type Proposal = CaseReview['caseRecord']['review']['proposals'][number]

const Waiting = ({ review, proposal }: { review: CaseReview; proposal: Proposal }) => {
  const { id, item, value, reason, by } = proposal
  const isBegun = useBegunDialogs()
  const [refusing, setRefusing] = useState(() => isBegun(refusalKey(id)))
  const isMine = by.id === review.me
  const settle = (action: 'confirm' | 'withdraw', done: string) => () =>
    review.commands.apply(
      (idempotencyKey) =>
        api.cases.settleCorrection(
          { params: { id: review.caseRecord.id, proposal: id }, body: { action } },
          { idempotencyKey },
        ),
      done,
    )
  const confirm = useSending(settle('confirm', 'Corrected. The applicant gets an email'))
  const withdraw = useSending(settle('withdraw', 'Correction withdrawn'))
  const failure = confirm.failure ?? withdraw.failure
  return (
    <dd className="case-proposal">
      <p>
        {isMine ? 'You propose' : `${inSentence(by.name)} proposes`}:{' '}
        <Typed as="strong">{itemText(item, value) || 'nothing'}</Typed> <Typed>({reason})</Typed>
      </p>
      {failure && (
        <div role="alert">
          <FailureMessage failure={failure} />
        </div>
      )}
      {review.may.correct && (
        <div className="case-buttons">
          {isMine ? (
            <Button small onClick={() => void withdraw.send()}>
              Withdraw<span className="visually-hidden"> the correction of {itemLabel(item)}</span>
            </Button>
          ) : (
            <>
              <Button look="primary" small onClick={() => void confirm.send()}>
                Confirm<span className="visually-hidden"> the correction of {itemLabel(item)}</span>
              </Button>
              <Button small onClick={() => setRefusing(true)}>
                Refuse<span className="visually-hidden"> the correction of {itemLabel(item)}</span>
              </Button>
            </>
          )}
        </div>
      )}
      {refusing && <RefusalDialog review={review} proposal={proposal} onClose={() => setRefusing(false)} />}
    </dd>
  )
}

/** At a point: the correction that waits, or for a point marked wrong the button that proposes one. */
export const ProposalAtPoint = ({ review, item }: { review: CaseReview; item: string }) => {
  const isBegun = useBegunDialogs()
  const [open, setOpen] = useState(() => isBegun(proposalKey(review.caseRecord.id, item)))
  const { review: stored, application_form: form } = review.caseRecord
  const proposal = stored.proposals.find((one) => one.item === item)
  if (proposal) return <Waiting review={review} proposal={proposal} />
  const isWrong = review.points.looked.wrong.includes(item)
  if (!isWrong || !review.may.correct || !mayOfficeCorrect(item) || reasonAgainstCorrection(form, item))
    return null
  return (
    <dd className="case-proposal">
      <Button small onClick={() => setOpen(true)}>
        Correct a typing error<span className="visually-hidden"> in {itemLabel(item)}</span>
      </Button>
      {open && <ProposalDialog review={review} item={item} onClose={() => setOpen(false)} />}
    </dd>
  )
}
