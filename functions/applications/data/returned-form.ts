/** Forms that the council returned: opened by the applicant, so that staff cannot take them back, and corrected. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { putEvent } from '#functions/platform/table/event.ts'
import { formKey } from '#functions/platform/table/keys/applicants.ts'
import { searchKey, searchPrefixLength } from '#functions/platform/table/keys/search.ts'
import { type Attempt, nextVersion } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { remove, update } from '#functions/platform/table/write.ts'
import { Stale } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'
import { noRegistrationNumberYet } from '#shared/vocabulary/applications.ts'
import { putIndexEntry } from './search/search-index.ts'
import { type StoredForm, storedForm } from './stored-form.ts'

type Corrected = Pick<
  StoredForm,
  'application_title' | 'registrationNo' | 'issueDate' | 'expiryDate' | 'corrections'
>

const shortestTerm = searchPrefixLength.REGISTRATION

const termOf = (registrationNo: string): string =>
  registrationNo === noRegistrationNumberYet ? '' : plainNumber(registrationNo)

/** The entry by which staff find the number that a renewal names; a number issued by the council stays found. */
export const moveNumberEntry = (userId: string, before: StoredForm, registrationNo: string): Write[] => {
  const [old, fresh] = [termOf(before.registrationNo), termOf(registrationNo)]
  if (old === fresh) return []
  const isIssued = old === plainNumber(before.registration_number ?? '')
  return [
    ...(old.length < shortestTerm || isIssued ? [] : [remove(searchKey('REGISTRATION', old, userId))]),
    ...(fresh.length < shortestTerm ? [] : [putIndexEntry('REGISTRATION', fresh, userId)]),
  ]
}

export const returnedForms = ({ table, newId }: AppContext) => ({
  /**
   * Once for each return; nothing happens when staff or another request of the applicant changed the form first.
   * @returns the form as it is now, as far as this call knows
   */
  markOpened: async (userId: string, form: StoredForm, attempt: Attempt): Promise<StoredForm> => {
    const opened = { return_opened_at: attempt.now.toISOString() }
    const made = await table.tryWrite([
      update(nextVersion(formKey(userId), form.version, opened, attempt)),
      putEvent(userId, { event: 'RETURN_OPENED' }, attempt.now, newId()),
    ])
    if (made) return { ...form, ...opened, version: form.version + 1 }
    return form
  },

  /**
   * Changes what the form states, and the search entry of its number. Whoever corrects a return has opened it.
   * @throws Stale with the form as it is now
   */
  correct: async (
    userId: string,
    before: StoredForm,
    corrected: Corrected,
    attempt: Attempt,
  ): Promise<StoredForm> => {
    const isOpened = before.return_opened_at !== null
    const fields = isOpened ? corrected : { ...corrected, return_opened_at: attempt.now.toISOString() }
    const made = await table.tryWrite([
      update(nextVersion(formKey(userId), before.version, fields, attempt)),
      ...(isOpened ? [] : [putEvent(userId, { event: 'RETURN_OPENED' }, attempt.now, newId())]),
      ...moveNumberEntry(userId, before, corrected.registrationNo),
    ])
    if (made) return { ...before, ...fields, version: before.version + 1 }
    const stored = await table.get(formKey(userId), { consistent: true })
    if (stored?.changed_by === attempt.requestId) return storedForm.parse(stored) // the answer was lost
    throw new Stale(stored && storedForm.parse(stored))
  },
})
