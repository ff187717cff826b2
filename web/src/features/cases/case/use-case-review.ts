import { useState } from 'react'
import type { CaseAction } from '#shared/applications/rules/application-lifecycle.ts'
import type { CaseCommand, CaseRecord } from '#shared/cases/records/case.ts'
import { acceptsPapers } from '#shared/cases/rules/received-papers.ts'
import { mayLookAtPoints, reviewPoints } from '#shared/cases/rules/review-points.ts'
import { type LivingRecord, livingRecordLabels } from '#shared/cases/rules/taking-over.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { api } from '#web/api/client.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { drafts } from '#web/session/drafts.ts'
import { useAttemptKey } from '#web/ui/form/use-attempt-key.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { isDirect } from './decision/action-labels.ts'
import { doneMessage, pointsLeftMessage } from './decision/messages.ts'
import { actionBegun, dialogKey } from './dialogs/use-dialog-values.ts'
import { countOf } from './points/point-states.ts'
import { usePoints } from './points/use-points.ts'
import { useCaseRecord, useCommands } from './use-commands.ts'

type CommandDetails = Pick<CaseCommand, 'reason' | 'payment' | 'corrections' | 'cnic_seen'>

/** A point that the screen is to show; none means the first that was not looked at. */
interface SoughtPoint {
  item?: string | undefined
}

/** A case under review: its actions, its points, and reloading when somebody else has changed it. */
export const useCaseReview = (opened: CaseRecord) => {
  const { admin } = useAdminSession()
  const me = admin?.id ?? ''
  const record = useCaseRecord(opened)
  const { caseRecord, inSequence } = record
  const [openAction, setOpenAction] = useState<CaseAction | undefined>(() => actionBegun(opened, me))
  const [sought, setSought] = useState<SoughtPoint>()
  const commands = useCommands(record, { me, dialogOpen: openAction !== undefined })
  const points = usePoints(record, commands.handleFailure)
  const withKey = useAttemptKey()
  const params = { id: opened.id }
  /** Nobody acts on their own application, whatever their roles. */
  const hasRole = (...roles: StaffRole[]) =>
    caseRecord.own === null && Boolean(admin?.roles.some((role) => roles.includes(role)))
  const maySee = {
    isReviewer: hasRole('reviewer', 'registrar'),
    isReception: hasRole('reception', 'registrar'),
  }
  const mayLook =
    maySee.isReviewer && mayLookAtPoints(caseRecord.review.stage) && !caseRecord.application_form.followed_at

  const perform = async (action: CaseAction, details: CommandDetails = {}): Promise<void> => {
    points.sendAtOnce()
    setSought(undefined)
    const done = await commands.run(
      (ifMatch, idempotencyKey) =>
        api.cases.act({ params, body: { action, ...details } }, { ifMatch, idempotencyKey }),
      (data) => doneMessage(data, action),
    )
    if (!done) return
    drafts.drop(me, dialogKey(opened.id, action))
    setOpenAction(undefined)
    if (action === 'start-review') setSought({})
  }

  /** Opens the dialog of an action; undefined closes it. */
  const openDialog = (action: CaseAction | undefined) => {
    commands.forget()
    setOpenAction(action)
  }

  /** An approval is recommended when every point was looked at and is right; else the first other one is shown. */
  const recommendOrShowPoint = () => {
    const { left, wrong } = countOf(reviewPoints(caseRecord), points.looked)
    const item = left[0] ?? wrong[0]
    if (!item) return openDialog('recommend-approval')
    commands.notify(pointsLeftMessage(caseRecord, { left, wrong }))
    setSought({ item })
  }

  /** Points that wait are named until none does. */
  const note = (): typeof commands.note => {
    if (commands.note?.kind !== 'notice') return commands.note
    const { left, wrong } = countOf(reviewPoints(caseRecord), points.looked)
    return left.length + wrong.length > 0 ? commands.note : undefined
  }

  return {
    caseRecord,
    me,
    mayLook,
    /** Proposes and confirms corrections of typing errors. */
    mayCorrect: maySee.isReviewer,
    /** Reception works on papers, and on no points. */
    startsWithPapers: maySee.isReception && !maySee.isReviewer,
    mayReceive: maySee.isReception && acceptsPapers(caseRecord.application_form.status),
    points,
    sought,
    note: note(),
    conflict: commands.conflict,
    problem: commands.problem,
    busy: commands.busy,
    /** Sends again the marks that got no answer. */
    retry: () => {
      commands.forget()
      points.sendAgain()
    },
    forgetProblem: commands.forget,
    openAction,
    openDialog,
    perform,
    /** The effect of the button of an action. */
    begin: (action: CaseAction): void => {
      if (commands.busy) return
      if (isDirect(action)) void perform(action)
      else if (action === 'recommend-approval') recommendOrShowPoint()
      else openDialog(action)
    },
    /**
     * Sends a change from a dialog.
     * @throws ApiFailure
     */
    apply: async (
      call: (idempotencyKey: string) => Promise<{ data: CaseRecord }>,
      message: string,
    ): Promise<void> => {
      await withKey((key) => inSequence(() => call(key)))
      commands.notify(message, 'done')
    },
    /** Takes over what the applicant has changed in a record. */
    takeChange: (record: LivingRecord) => {
      const { digest } = caseRecord.changed_since
      return commands.run(
        (ifMatch, idempotencyKey) =>
          api.cases.takeChange({ params, body: { record, digest } }, { ifMatch, idempotencyKey }),
        () => `Taken over into the case: ${livingRecordLabels[record]}`,
      )
    },
    take: (take_over: boolean) =>
      commands.run(
        () => api.cases.take({ params, body: { take_over } }),
        () => 'Assigned to you',
      ),
    /** Assigns the case to a colleague. @throws ApiFailure */
    assign: async (to: string, take_over: boolean): Promise<void> => {
      const { review } = await inSequence(() => api.cases.take({ params, body: { to, take_over } }))
      commands.notify(`Assigned to ${inSentence(review.assignee?.name ?? 'a colleague')}`, 'done')
    },
    /** Records copies of a paper. @returns whether they were saved */
    receive: async (document: string, copies: number): Promise<boolean> => {
      commands.forget()
      try {
        await inSequence((ifMatch) => api.cases.receive({ params, body: { document, copies } }, { ifMatch }))
        return true
      } catch (thrown) {
        await commands.handleFailure(thrown)
        return false
      }
    },
  }
}
export type CaseReview = ReturnType<typeof useCaseReview>
