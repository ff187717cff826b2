/** After submission an applicant may change only what staff have returned; everything else is refused by field. */
import type { StoredForm } from '#functions/data/applicants/stored-form.ts'
import type { User } from '#functions/data/applicants/user.ts'
import { Conflict, Invalid } from '#shared/errors.ts'
import { levelItem } from '#shared/rules/correctable.ts'
import { isRecalled, lockedItems, mayChange, recalledSentence } from '#shared/rules/corrections.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import type { QualificationLevel } from '#shared/vocabulary/people.ts'

const locked = 'Your application has been submitted. Only what the council returns can be changed'

/** Why nothing can be changed now. */
export const lockedSentence = (form: StoredForm): string => (isRecalled(form) ? recalledSentence : locked)

type Fields = Record<string, unknown>

/** The names of the fields that differ between two records. */
const changedFields = (before: Fields, after: Fields): string[] =>
  Object.keys(after).filter(
    (field) => after[field] !== undefined && (after[field] ?? '') !== (before[field] ?? ''),
  )

/**
 * @param itemOf gives the correctable item of a field. @param before the stored record. @param after what was sent
 * @param isHeld false for a paper that is not there yet: it may be added until the case is decided
 * @throws Invalid with a message for each field that is locked; Conflict when the council took the return back
 */
export const requireUnlocked = (
  { application_form }: Pick<User, 'application_form'>,
  itemOf: (field: string) => string,
  before: Fields,
  after: Fields,
  isHeld?: (item: string) => boolean,
): void => {
  const changed = changedFields(before, after)
  const refused = new Set(lockedItems(application_form, changed.map(itemOf), isHeld))
  if (refused.size > 0 && isRecalled(application_form)) throw new Conflict(recalledSentence)
  const errors = changed.filter((field) => refused.has(itemOf(field))).map((field) => [field, [locked]])
  if (errors.length > 0) throw new Invalid(Object.fromEntries(errors), locked)
}

export const holdsDocument = ({ documents }: Pick<User, 'documents'>, name: string): boolean =>
  documents.some((document) => document.name === (name as DocumentKey))

/** @throws Conflict when this document may not be uploaded, replaced or removed now. @param held whether there is a file */
export const requireDocumentUnlocked = (
  { application_form }: Pick<User, 'application_form'>,
  name: string,
  held: boolean,
): void => {
  if (!mayChange(application_form, `document.${name}`, held))
    throw new Conflict(application_form ? lockedSentence(application_form) : locked)
}

/** @throws Conflict once an application has been submitted: only a level that was returned as missing is added then */
export const requireLevelUnlocked = ({ application_form }: User, level: QualificationLevel): void => {
  if (application_form && !mayChange(application_form, levelItem(level)))
    throw new Conflict(lockedSentence(application_form))
}
