/** The facts about an application that lists of cases show and filter by, in addition to its review. */

import { caseChecks } from '#shared/cases/checks/case-checks.ts'
import type { FormerPerson } from '#shared/cases/checks/person-checks.ts'
import type { QueueFacts } from '../data/case/queue-attributes.ts'

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
