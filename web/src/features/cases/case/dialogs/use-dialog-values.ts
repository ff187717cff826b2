import type { CaseAction } from '#shared/applications/rules/application-lifecycle.ts'
import { useKeptValues } from '#web/ui/form/kept/use-kept-values.ts'
import type { CaseReview } from '../use-case-review.ts'
import { dialogKey } from './kept-dialogs.ts'

/** The input of the dialog of an action on this case, kept for the person who types it. */
export const useDialogValues = <T extends Record<string, unknown>>(
  { me, caseRecord }: CaseReview,
  action: CaseAction,
  initial: T,
) => useKeptValues({ owner: me, key: dialogKey(caseRecord.id, action) }, initial)
