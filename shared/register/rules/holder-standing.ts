/** The standing of a registration for its holder: since when and until when, what one may do today, and whom to ask. */

import { formatDate } from '#shared/kit/format.ts'
import type { OwnRegistration } from '../records/registration.ts'
import { linkHeld, removalOn, standingOn } from './registration.ts'

const removedWords = (removed: NonNullable<ReturnType<typeof removalOn>>): string => {
  const since = formatDate(removed.since)
  if (removed.reason === 'not-renewed')
    return `It was not renewed in time and left the register on ${since}. You can renew it today, and it comes back.`
  if (removed.reason === 'died')
    return `The register notes since ${since} that its holder has died. If that is wrong, come to the office with your CNIC.`
  if (removed.reason === 'approval-reversed')
    return `Its approval was taken back on ${since}. You can do nothing with it until the council has decided again. Ask the council why.`
  return `The council removed it from the register on ${since}. You must not practise under it and cannot renew it. Ask the council if you think that this is wrong.`
}

/** A decision with a day that is still to come. */
const aheadWords = ({ suspended, removed }: OwnRegistration, day: string): string => {
  if (removed && day < removed.since)
    return ` The council removes it from the register on ${formatDate(removed.since)}.`
  return suspended && day < suspended.since
    ? ` The council suspends it from ${formatDate(suspended.since)}.`
    : ''
}

const endedWords = ({ valid_until, lapses_on }: OwnRegistration): string =>
  `It ended on ${formatDate(valid_until)}. You can renew it today; without a renewal it leaves the register on ${formatDate(lapses_on)}.`

/** @param day the council's day */
export const holderStanding = (registration: OwnRegistration, day: string): string => {
  if (registration.link_held)
    return `${linkHeld}. Bring your original certificate and your CNIC to the office.`
  const removed = removalOn(registration, day)
  if (removed) return removedWords(removed)
  const { valid_until, renew_from, suspended } = registration
  const standing = standingOn(registration, day)
  if (standing === 'suspended' && suspended) {
    const until = suspended.until ? `, and it is in force again from ${formatDate(suspended.until)}` : ''
    return `The council has suspended it since ${formatDate(suspended.since)}${until}. While this lasts you must not practise under it and cannot renew it. Ask the council about the reason.`
  }
  const ahead = aheadWords(registration, day)
  if (standing === 'expired') return `${endedWords(registration)}${ahead}`
  const end = formatDate(valid_until)
  return day < renew_from
    ? `It is in force until ${end}. There is nothing to do now: you can renew it from ${formatDate(renew_from)}.${ahead}`
    : `It is in force until ${end}. You can renew it today; without a renewal it ends on that day.${ahead}`
}
