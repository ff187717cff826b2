/**
 * What an applicant may change when: one rule for the service and the screens. Living data (how a person is reached, where
 * they work, the user application record) may be changed at any time. What identifies and qualifies is frozen while an
 * application is open, except what the council returns, and papers that were never given. Before an application and
 * after its decision everything may be changed.
 */
import { fieldsOf } from '#shared/kit/field.ts'
import type { QualificationLevel } from '#shared/vocabulary/people.ts'
import type { ApplicationStatus } from '#shared/vocabulary/statuses.ts'
import { qualificationInformationFields } from '../field-tables/qualification-information.ts'
import { fieldOfItem } from '../field-tables/reading.ts'
import { isOpen } from './application-lifecycle.ts'
import { correctableRecords, opens, qualificationItem } from './correctable.ts'

interface Form {
  status: ApplicationStatus
  corrections: readonly { item: string }[]
  return_recalled_at: string | null
}

/** Whether the council took its request for corrections back and continues its review. */
export const isRecalled = (form: Pick<Form, 'status' | 'return_recalled_at'> | null): boolean =>
  form?.status === 'in-review' && Boolean(form.return_recalled_at)

/** What the applicant reads then. */
export const recalledSentence = 'The council has taken its request back; nothing is to be corrected now'

export const frozenSentence =
  'This stays as you submitted it until the council has decided, unless it asks you to correct it'

const decidedSentence = 'The council has decided on this application, and its form stays as it is'

/** Whether an item, as rules/correctable.ts names it, may be changed at any time. */
export const isLiving = (item: string): boolean => fieldOfItem(correctableRecords, item)?.living === true

/**
 * Why an applicant may not change an item now, in a sentence; null where they may.
 * @param form the submitted application, null where there is none
 * @param held false for a paper that was never given: it may be added at any time
 */
export const reasonAgainstChange = (form: Form | null, item: string, held = true): string | null => {
  if (!form || !held || isLiving(item)) return null
  // The form itself is the application: it is never changed but when it is returned.
  if (!isOpen(form.status)) return item.startsWith('application_form.') ? decidedSentence : null
  if (form.status === 'returned' && form.corrections.some((correction) => opens(correction.item, item)))
    return null
  return isRecalled(form) ? recalledSentence : frozenSentence
}

export const mayChange = (form: Form | null, item: string, held?: boolean): boolean =>
  reasonAgainstChange(form, item, held) === null

/** Whether anything of a level of qualification may be changed, or the level may be added. */
export const mayChangeLevel = (form: Form | null, level: QualificationLevel): boolean =>
  fieldsOf(qualificationInformationFields).some(([field]) => mayChange(form, qualificationItem(level, field)))
