/** Which corrections the fee follows. */
import { itemValue, qualificationItem } from './correctable.ts'

type Application = Parameters<typeof itemValue>[1]

/** The values that decide the fee. */
export const feeItems: readonly string[] = [
  'application_form.application_title',
  qualificationItem('B Pharm / Pharm D', 'degree_issue_date'),
]

/** Whether something that decides the fee differs from what was returned. */
export const changesFee = (
  corrections: readonly { item: string; before: string }[],
  application: Application,
): boolean =>
  corrections.some(({ item, before }) => feeItems.includes(item) && itemValue(item, application) !== before)
