/** What lists of cases know of an application beside its review. */

import type { StoredCase } from '#functions/data/case.ts'
import { tracksOf } from '#functions/data/case.ts'
import { type QueueFacts, queueAttributes } from '#functions/data/queue-attributes.ts'
import { caseChecks, type FormerPerson } from '#shared/rules/case-checks.ts'

type CheckedCase = Parameters<typeof caseChecks>[0]
type Records = Omit<CheckedCase, 'application_form'> & { contact_information: { city: string } }

/**
 * City and number of warnings. Without what other applications share with it: that is looked for when staff open the case.
 * @param today the council's day. @param former the person of the former application, if there is one
 */
export const queueFactsOf = (
  records: Records,
  application_form: CheckedCase['application_form'],
  today: string,
  former: FormerPerson | null,
): QueueFacts => ({
  city: records.contact_information.city,
  open_warnings: caseChecks({ ...records, application_form }, today, [], former).filter(({ ok }) => !ok)
    .length,
})

/** All that the indexes need of a case that was stored before there were these indexes: attributes for its item. */
export const queueAttributesOf = (
  review: StoredCase,
  ...records: Parameters<typeof queueFactsOf>
): QueueFacts & ReturnType<typeof queueAttributes> => {
  const facts = queueFactsOf(...records)
  return { ...facts, ...queueAttributes({ ...review, ...facts }, tracksOf(review).fee) }
}
