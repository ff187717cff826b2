/** Text typed into a dialog of a case stays in this tab until it is sent or discarded. */

import type { CaseAction } from '#shared/applications/rules/application-lifecycle.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { drafts } from '#web/session/drafts.ts'

export const dialogKey = (caseId: string, action: CaseAction): string => `case:${caseId}:${action}`

/** The action that was begun and neither sent nor discarded: after a reload or a new sign-in its dialog opens again. */
export const actionBegun = ({ id, actions }: CaseRecord, staffId: string): CaseAction | undefined =>
  (actions as CaseAction[]).find((action) => drafts.read(staffId, dialogKey(id, action)) !== null)
