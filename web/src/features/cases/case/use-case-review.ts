import { useState } from 'react'
import { type CaseAction, rolesAllow } from '#shared/applications/rules/application-lifecycle.ts'
import type { CaseCommand, CaseRecord } from '#shared/cases/records/case.ts'
import { acceptsPapers } from '#shared/cases/rules/received-papers.ts'
import { mayLookAtPoints, reviewPoints } from '#shared/cases/rules/review-points.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { api } from '#web/api/client.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { drafts } from '#web/session/drafts.ts'
import type { CommandNote } from '#web/ui/messages/command-result.tsx'
import { isDirect } from './decision/action-labels.ts'
import { doneMessage, pointsLeftMessage } from './decision/messages.ts'
import { actionBegun, dialogKey } from './dialogs/use-dialog-values.ts'
import { countOf } from './points/point-states.ts'
import { type Points, usePoints } from './points/use-points.ts'
import { type Commands, useCaseRecord, useCommands } from './use-commands.ts'

type CommandDetails = Pick<CaseCommand, 'reason' | 'payment' | 'corrections' | 'cnic_seen'>

/** A point that the screen is to show; none means the first that was not looked at. */
interface SoughtPoint {
  item?: string | undefined
}

/** What this person may do besides the actions, whatever their roles: nothing on their own application, and on one that they have entered what reception does. */
const rightsOn = (
  { own, entered, review, application_form: form }: CaseRecord,
  roles: readonly StaffRole[],
) => {
  const hasRole = (...wanted: StaffRole[]) => own === null && roles.some((role) => wanted.includes(role))
  const isReviewer = entered === null && hasRole('reviewer', 'registrar')
  return {
    act: (action: CaseAction) => rolesAllow(roles, action),
    look: isReviewer && mayLookAtPoints(review.stage) && !form.followed_at,
    /** Proposes and confirms corrections of typing errors. */
    correct: isReviewer,
    receive: hasRole('reception', 'registrar') && acceptsPapers(form.status),
    /** Reception works on papers, and on no points. */
    onlyPapers: !isReviewer && hasRole('reception'),
  }
}

interface ActsOn {
  caseRecord: CaseRecord
  me: string
  points: Points
  commands: Commands
  openAction: CaseAction | undefined
  setOpenAction: (action: CaseAction | undefined) => void
}

/** The actions on the case: their dialogs, and the point that an action leads to. */
const useActs = ({ caseRecord, me, points, commands, openAction, setOpenAction }: ActsOn) => {
  const [sought, setSought] = useState<SoughtPoint>()
  const count = countOf(reviewPoints(caseRecord), points.looked)
  const [firstLeft] = [...count.left, ...points.looked.wrong]

  const perform = async (action: CaseAction, details: CommandDetails = {}): Promise<void> => {
    points.sendAtOnce()
    setSought(undefined)
    const done = await commands.run(
      (ifMatch, idempotencyKey) =>
        api.cases.act(
          { params: { id: caseRecord.id }, body: { action, ...details } },
          { ifMatch, idempotencyKey },
        ),
      (data) => doneMessage(data, action),
    )
    if (!done) return
    drafts.drop(me, dialogKey(caseRecord.id, action))
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
    if (!firstLeft) return openDialog('recommend-approval')
    commands.forget()
    setSought({ item: firstLeft })
  }

  /** Points that wait are named until none does. */
  const waiting = sought?.item && firstLeft
  const left = { left: count.left, wrong: points.looked.wrong }
  const note: CommandNote | undefined = waiting
    ? { kind: 'notice', text: pointsLeftMessage(caseRecord, left) }
    : commands.note

  return {
    sought,
    /** The result of the last action, or why it was not begun. */
    note,
    open: openAction,
    openDialog,
    perform,
    /** The effect of the button of an action. */
    begin: (action: CaseAction): void => {
      if (commands.busy) return
      if (isDirect(action)) void perform(action)
      else if (action === 'recommend-approval') recommendOrShowPoint()
      else openDialog(action)
    },
  }
}

/** A case under review: who may do what, its points, its actions, and reloading when somebody else has changed it. */
export const useCaseReview = (opened: CaseRecord) => {
  const { admin } = useAdminSession()
  const me = admin?.id ?? ''
  const record = useCaseRecord(opened)
  const { caseRecord } = record
  const [openAction, setOpenAction] = useState<CaseAction | undefined>(() => actionBegun(opened, me))
  const commands = useCommands(record, { me, dialogOpen: openAction !== undefined })
  const points = usePoints(record, commands.handleFailure)
  const acts = useActs({ caseRecord, me, points, commands, openAction, setOpenAction })
  return { caseRecord, me, may: rightsOn(caseRecord, admin?.roles ?? []), points, commands, acts }
}
export type CaseReview = ReturnType<typeof useCaseReview>
