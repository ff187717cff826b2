/** After submission only what staff have returned for correction can be changed. */
import type { ApplicationStatus } from '../vocabulary/statuses.ts'
import { isOpen } from './application-lifecycle.ts'
import { opens } from './correctable.ts'

interface Form {
  status: ApplicationStatus
  corrections: { item: string }[]
}

/** Whether the applicant may change this item now. @param held whether the item has a value already. */
export const mayChange = (form: Form | null, item: string, held = true): boolean => {
  if (!form) return true
  // A paper that is not there yet may always be added, as long as nothing is decided.
  if (!held) return isOpen(form.status)
  return form.status === 'returned' && form.corrections.some((correction) => opens(correction.item, item))
}

/** The items among these that may not be changed now. @param isHeld false for a paper that is not there yet */
export const lockedItems = (
  form: Form | null,
  items: string[],
  isHeld: (item: string) => boolean = () => true,
): string[] => items.filter((item) => !mayChange(form, item, isHeld(item)))

interface RecallableForm {
  status: ApplicationStatus
  return_recalled_at: string | null
}

/** Whether the council took its request for corrections back and continues its review. */
export const isRecalled = (form: RecallableForm | null): boolean =>
  form?.status === 'in-review' && Boolean(form.return_recalled_at)

/** What the applicant reads then. */
export const recalledSentence = 'The council has taken its request back; nothing is to be corrected now'
