import { useState } from 'react'
import { isClosed } from '#shared/applications/rules/application-lifecycle.ts'
import { mayHandOver } from '#shared/cases/rules/assignment.ts'
import { api } from '#web/api/client.ts'
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

const take = ({ commands, caseRecord }: CaseReview, take_over: boolean) =>
  commands.run(
    () => api.cases.take({ params: { id: caseRecord.id }, body: { take_over } }),
    () => 'Assigned to you',
  )

/** @throws ApiFailure */
const assign = ({ commands, caseRecord }: CaseReview, to: string, take_over: boolean) =>
  commands.apply(
    () => api.cases.take({ params: { id: caseRecord.id }, body: { to, take_over } }),
    ({ review }) => `Assigned to ${inSentence(review.assignee?.name ?? 'a colleague')}`,
  )

/** Who may hand the case on. */
const useAssigning = ({ caseRecord, me }: CaseReview) => {
  const { admin } = useAdminSession()
  const { review: stored, application_form: form, own, entered } = caseRecord
  const { assignee } = stored
  const isOpen = own === null && !isClosed(form.status)
  const isMine = assignee?.id === me
  const by = { id: me, roles: admin?.roles ?? [] }
  return {
    assignee,
    isMine,
    mayTake: isOpen && !entered && !isMine,
    mayChoose: isOpen && mayHandOver({ from: assignee, to: { id: '' }, by }),
  }
}

/** The buttons to take the case or to hand it on. */
export const AssignButtons = ({ review, onChoose }: { review: CaseReview; onChoose: () => void }) => {
  const { assignee, mayTake, mayChoose } = useAssigning(review)
  return (
    <>
      {mayTake && <Button onClick={() => void take(review, assignee !== null)}>Assign to me</Button>}
      {mayChoose && <Button onClick={onChoose}>{assignee ? 'Reassign' : 'Assign'}</Button>}
    </>
  )
}

/** The choice of a colleague, also after a reload in which it was begun. */
export const useAssignDialog = (review: CaseReview) => {
  const draftKey = assignKey(review.caseRecord.id)
  const isBegun = useBegunDialogs()
  const [choosing, setChoosing] = useState(() => isBegun(draftKey))
  const { assignee, isMine, mayChoose } = useAssigning(review)
  return {
    choose: () => setChoosing(true),
    dialog: choosing && mayChoose && (
      <AssignDialog
        draftKey={draftKey}
        title={assignee ? 'Reassign this application' : 'Assign this application'}
        statuses={[review.caseRecord.application_form.status]}
        takeOverLabel={assignee && !isMine ? `Take it from ${inSentence(assignee.name)}` : undefined}
        assign={(to, takeOver) => assign(review, to, takeOver)}
        onClose={() => setChoosing(false)}
      />
    ),
  }
}
