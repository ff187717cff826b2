/** When a claim links a person with an entry of the register at once, and what a registrar sees of both sides. */

import type { RegistrationRecord } from '../records/registration.ts'
import { isSameName } from './name-folding.ts'
import { standingOn } from './registration.ts'

interface Claimed {
  name: string
  father_name: string
}

/**
 * The CNIC of the account and both names are those of the entry, and the names of the account are the claimed ones: whoever
 * has the certificate of another person in the hand is decided by a registrar. So is an entry that is out of the register.
 */
export const linksAtOnce = (
  claim: Claimed,
  account: Claimed & { cnic: string },
  entry: RegistrationRecord | null,
  today: string,
): boolean =>
  entry !== null &&
  entry.holder === null &&
  entry.cnic !== '' &&
  entry.cnic === account.cnic &&
  isSameName(claim.name, entry.name) &&
  isSameName(claim.father_name, entry.father_name) &&
  !entry.suspended &&
  !entry.removed &&
  standingOn(entry, today) !== 'removed'

/** Why an entry cannot be linked with an account by a registrar; null where it can. */
export const obstacleToLink = (
  account: { id: string; registration?: { number: string } | undefined },
  entry: Pick<RegistrationRecord, 'number' | 'holder'> | null,
): string | null => {
  if (account.registration) return `The account is linked to ${account.registration.number} already`
  if (!entry) return 'The register has no entry with this number'
  return entry.holder ? `${entry.number} belongs to another account` : null
}
