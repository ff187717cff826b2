import { useState } from 'react'
import { isClosed } from '#shared/applications/rules/application-lifecycle.ts'
import { mayHandOver } from '#shared/cases/rules/assignment.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { Button } from '#web/ui/button.tsx'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { AssignDialog, assignKey } from '#web/ui/office/assign-dialog.tsx'
import type { CaseReview } from '../use-case-review.ts'

/** The person to whom the case is assigned. */
export const assignmentText = ({ caseRecord, me }: CaseReview): string => {
  const { assignee } = caseRecord.review
  if (!assignee) return 'Not assigned'
  const absent = assignee.for ? `, for ${inSentence(assignee.for.name)}` : ''
  return assignee.id === me ? `Assigned to you${absent}` : `Assigned to ${inSentence(assignee.name)}${absent}`
}

/** The buttons to take the case or to hand it on. */
export const AssignButtons = ({ review }: { review: CaseReview }) => {
  const { admin } = useAdminSession()
  const draftKey = assignKey(review.caseRecord.id)
  const isBegun = useBegunDialogs()
  const [choosing, setChoosing] = useState(() => isBegun(draftKey))
  const { review: stored, application_form: form } = review.caseRecord
  const { assignee } = stored
  const isMine = assignee?.id === review.me
  const by = { id: review.me ?? '', roles: admin?.roles ?? [] }
  const mayChoose = !isClosed(form.status) && mayHandOver({ from: assignee, to: { id: '' }, by })
  if (review.caseRecord.own) return null
  return (
    <>
      {!isMine && !isClosed(form.status) && (
        <Button small onClick={() => void review.take(assignee !== null)}>
          Assign to me
        </Button>
      )}
      {mayChoose && (
        <Button small onClick={() => setChoosing(true)}>
          {assignee ? 'Reassign' : 'Assign'}
        </Button>
      )}
      {choosing && mayChoose && (
        <AssignDialog
          draftKey={draftKey}
          title={assignee ? 'Reassign this application' : 'Assign this application'}
          statuses={[form.status]}
          takeOverLabel={assignee && !isMine ? `Take it from ${inSentence(assignee.name)}` : undefined}
          assign={review.assign}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

/** The assignment of the case, and the buttons to change it. */
export const Assignment = ({ review }: { review: CaseReview }) => (
  <div className="case-assignee">
    <span>{assignmentText(review)}</span>
    <AssignButtons review={review} />
  </div>
)
