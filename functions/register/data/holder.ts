/** The copy of an entry in its holder's account: an account has at most one entry, and an entry at most one account. */
import { accountKey } from '#functions/platform/table/keys/accounts.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { check, update } from '#functions/platform/table/write.ts'
import { isUpToDate } from '#shared/certificates/rules/certificates.ts'
import { ownRegistration } from '#shared/register/records/account-registration.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'

/** Without what is null: the account and all records of its person are read together, within 4 KB. */
export const pointerTo = (registration: RegistrationRecord) => {
  const { suspended, removed, link_held, ...dates } = ownRegistration.parse(registration)
  const certified = isUpToDate(registration)
  return {
    ...dates,
    ...(suspended && { suspended }),
    ...(removed && { removed }),
    ...(certified && { certified }),
    ...(link_held && { link_held }),
  }
}

/** It is no change of the account's contents, so the account keeps its version. */
export const setPointer = (holder: string, registration: RegistrationRecord): Write =>
  update({
    Key: { ...accountKey('applicant', holder) },
    UpdateExpression: 'SET registration = :registration',
    ConditionExpression:
      'attribute_exists(pk) AND (attribute_not_exists(registration) OR registration.#number = :number)',
    ExpressionAttributeNames: { '#number': 'number' },
    ExpressionAttributeValues: { ':registration': pointerTo(registration), ':number': registration.number },
  })

/** Refused unless the holder's entry has its certificate at this moment. */
export const checkCertified = (holder: string): Write =>
  check({
    Key: { ...accountKey('applicant', holder) },
    ConditionExpression: 'registration.certified = :yes',
    ExpressionAttributeValues: { ':yes': true },
  })

export const removePointer = (holder: string, number: string): Write =>
  update({
    Key: { ...accountKey('applicant', holder) },
    UpdateExpression: 'REMOVE registration',
    ConditionExpression: 'registration.#number = :number',
    ExpressionAttributeNames: { '#number': 'number' },
    ExpressionAttributeValues: { ':number': number },
  })

const shown = (registration: RegistrationRecord): string =>
  JSON.stringify([registration.holder, pointerTo(registration)])

/** The writes of the pointer where it changes. @param before or after null where there was or will be no entry */
export const movePointer = (before: RegistrationRecord | null, after: RegistrationRecord | null): Write[] => {
  if (before && after && shown(before) === shown(after)) return []
  const left = before?.holder && before.holder !== after?.holder ? [before] : []
  return [
    ...left.map(({ holder, number }) => removePointer(String(holder), number)),
    ...(after?.holder ? [setPointer(after.holder, after)] : []),
  ]
}
