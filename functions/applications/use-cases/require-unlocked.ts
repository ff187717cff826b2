/** Refuses what an applicant may not change now; shared/applications/rules/own-changes.ts decides, for the screens too. */
import type { User } from '#functions/accounts/data/person/user.ts'
import { reasonAgainstChange } from '#shared/applications/rules/own-changes.ts'
import { Conflict, Invalid } from '#shared/kit/errors.ts'

type Owner = Pick<User, 'application_form'>
type Fields = Record<string, unknown>

/** The names of the fields that differ between two records. */
const changedFields = (before: Fields, after: Fields): string[] =>
  Object.keys(after).filter(
    (field) => after[field] !== undefined && (after[field] ?? '') !== (before[field] ?? ''),
  )

/**
 * @param itemOf gives the item of a field. @param before the stored record. @param after what was sent
 * @param isHeld false for a paper that was never given
 * @throws Invalid with the reason at each field that is frozen
 */
export const requireUnlocked = (
  { application_form: form }: Owner,
  itemOf: (field: string) => string,
  before: Fields,
  after: Fields,
  isHeld: (field: string) => boolean = () => true,
): void => {
  const reasons = changedFields(before, after).flatMap((field): [string, string][] => {
    const reason = reasonAgainstChange(form, itemOf(field), isHeld(field))
    return reason === null ? [] : [[field, reason]]
  })
  const errors = reasons.map(([field, reason]) => [field, [reason]])
  if (reasons[0]) throw new Invalid(Object.fromEntries(errors), reasons[0][1])
}

/** @throws Conflict with the reason why this item may not be changed now. @param held whether there is a file already */
export const requireItemUnlocked = (
  { application_form: form }: Owner,
  item: string,
  held?: boolean,
): void => {
  const reason = reasonAgainstChange(form, item, held)
  if (reason !== null) throw new Conflict(reason)
}

export const holdsDocument = ({ documents }: Pick<User, 'documents'>, name: string): boolean =>
  documents.some((document) => document.name === name)

/** @throws Conflict when this document may not be uploaded, replaced or removed now. @param held whether there is a file */
export const requireDocumentUnlocked = (owner: Owner, name: string, held: boolean): void =>
  requireItemUnlocked(owner, `document.${name}`, held)
