import type { Attempt } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import { Conflict, Stale } from '#shared/kit/errors.ts'
import type { CaseChange } from '../data/case/case-change.ts'
import type { StoredCase } from '../data/case/stored-case.ts'
import type { UserWithForm } from './own-record.ts'

export const councilWasFaster = () => new Conflict('The council was faster. Reload the page')

/**
 * Changes the case of an applicant on their own request.
 * @throws Conflict when staff were faster. A Stale would carry the review, which is not for the applicant to read.
 */
export const changeOwnCase = (
  review: StoredCase,
  { application_form }: UserWithForm,
  change: CaseChange,
  attempt: Attempt,
  { cases }: Needs<'cases'>,
): Promise<void> =>
  cases.change(review, application_form, change, attempt).catch((error) => {
    throw error instanceof Stale ? councilWasFaster() : error
  })
