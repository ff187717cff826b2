import type { CaseAction } from '#shared/applications/rules/application-lifecycle.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { drafts } from '#web/session/drafts.ts'
import { useKeptValues } from '#web/ui/form/kept/use-kept-values.ts'

/** Text typed into a dialog of a case stays in this tab until it is sent or discarded. */
export const dialogKey = (caseId: string, action: CaseAction): string => `case:${caseId}:${action}`

/** The action that was begun and neither sent nor discarded: after a reload or a new sign-in its dialog opens again. */
export const actionBegun = ({ id, actions }: CaseRecord, staffId: string): CaseAction | undefined =>
  (actions as CaseAction[]).find((action) => drafts.read(staffId, dialogKey(id, action)) !== null)

/** The input of the dialog of an action on this case, kept for the person who types it. */
export const useDialogValues = <T extends Record<string, unknown>>(
  { me, caseRecord }: { me: string; caseRecord: CaseRecord },
  action: CaseAction,
  initial: T,
) => useKeptValues({ owner: me, key: dialogKey(caseRecord.id, action) }, initial)
