/** What ties a person to an entry of the register, and for how long somebody else may object. */

import type { ClaimEvidence, EvidenceOfOffice, OwnClaim } from '../records/claim.ts'
import type { RegistrationRecord } from '../records/registration.ts'
import { isSameName } from './name-folding.ts'
import { standingOn } from './registration.ts'

interface Claimed {
  name: string
  father_name: string
}

/** For how long after a link the address in the book can object. */
export const objectionInDays = 14
const dayInMilliseconds = 24 * 60 * 60 * 1000

export const evidenceLabels: Record<ClaimEvidence, string> = {
  code: 'Code sent to the address in the book',
  compared: 'Certificate and CNIC compared with the book',
  'in-person': 'Seen in person, with the original certificate and CNIC',
}

/**
 * Whether the code that was sent to the address in the book suffices. Number, names and CNIC can be known to a stranger, so they
 * link nobody; where they differ from the book, a registrar looks as well. So it is with an entry that is out of the register.
 */
export const linksByCode = (
  claim: Claimed,
  account: { cnic: string },
  entry: RegistrationRecord | null,
  today: string,
): entry is RegistrationRecord =>
  entry !== null &&
  entry.holder === null &&
  (entry.cnic === '' || entry.cnic === account.cnic) &&
  isSameName(claim.name, entry.name) &&
  isSameName(claim.father_name, entry.father_name) &&
  !entry.suspended &&
  !entry.removed &&
  standingOn(entry, today) !== 'removed'

/** Whether the office has something to decide. */
export const isOpenClaim = ({ state }: Pick<OwnClaim, 'state'>): boolean =>
  state === 'waiting' || state === 'held'

/** Whether its entry belongs to the account, on hold or not. */
export const isLinkedClaim = (claim: Pick<OwnClaim, 'state'> | undefined): boolean =>
  claim?.state === 'linked' || claim?.state === 'held'

/** Whether it leads to nothing, so that the person may claim again. */
export const isOverClaim = ({ state }: Pick<OwnClaim, 'state'>): boolean =>
  state === 'refused' || state === 'unlinked'

/** Whether an objection stops a claim or holds its link; once the office has settled one, the same link brings no other. */
export const objectionStops = (
  { state, answered_at, objected_at }: Pick<OwnClaim, 'state' | 'answered_at' | 'objected_at'>,
  now: Date,
): boolean => {
  if (objected_at) return false
  const passed = now.getTime() - Date.parse(answered_at ?? '')
  return state === 'waiting' || (state === 'linked' && passed <= objectionInDays * dayInMilliseconds)
}

/** Why this evidence does not carry a link; null where it does. */
export const evidenceObstacle = (
  rests_on: EvidenceOfOffice | undefined,
  { objected_at }: Pick<OwnClaim, 'objected_at'>,
  documents: readonly string[],
): string | null => {
  if (!rests_on) return 'Choose what the link rests on'
  if (rests_on === 'in-person') return null
  if (objected_at) return 'Somebody has objected, so the person must be seen'
  return documents.includes('cnic_front_image')
    ? null
    : 'There is no picture of the CNIC, so the person must be seen'
}

/** Why an entry cannot be linked with an account by a registrar; null where it can. */
export const obstacleToLink = (
  account: { id: string; registration?: { number: string } | undefined },
  entry: Pick<RegistrationRecord, 'number' | 'holder' | 'link_held'> | null,
): string | null => {
  if (entry?.link_held && entry.holder === account.id) return null
  if (account.registration) return `The account is linked to ${account.registration.number} already`
  if (!entry) return 'The register has no entry with this number'
  return entry.holder ? `${entry.number} belongs to another account` : null
}
