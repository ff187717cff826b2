import type { CaseAction } from '#shared/rules/application-lifecycle.ts'
import type { CaseReview } from '#web/features/case/use-case-review.ts'
import { useKeptValues } from '#web/ui/form/use-kept-values.ts'
import { dialogKey } from './kept-dialogs.ts'

/** What is typed into the dialog of an action on this case, bound to who types it. */
export const useDialogValues = <T extends Record<string, unknown>>(
  { me, caseRecord }: CaseReview,
  action: CaseAction,
  initial: T,
) => useKeptValues({ owner: me, key: dialogKey(caseRecord.id, action) }, initial)
