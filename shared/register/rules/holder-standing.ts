/** The standing of a registration for its holder: whether one may practise today, until when, what to do, and whom to ask. */

import { addDays, formatDate } from '#shared/kit/format.ts'
import type { OwnRegistration } from '../records/registration.ts'
import { removalOn, standingOn } from './registration.ts'

const handedIn = 'Your renewal is handed in; below you see what it waits for'

const notRenewedWords = (since: string, renewing: boolean): string => {
  const left = `It was not renewed in time and left the register on ${since}: you must not practise under it.`
  return renewing
    ? `${left} ${handedIn}. When the council approves it, the registration comes back under the same number.`
    : `${left} You can renew it today; when the council approves that, it comes back under the same number.`
}

const removedWords = (removed: NonNullable<ReturnType<typeof removalOn>>, renewing: boolean): string => {
  const since = formatDate(removed.since)
  if (removed.reason === 'not-renewed') return notRenewedWords(since, renewing)
  if (removed.reason === 'died')
    return `The register notes since ${since} that its holder has died. If that is wrong, come to the office with your CNIC.`
  if (removed.reason === 'approval-reversed')
    return `Its approval was taken back on ${since}. Until the council has decided again you must not practise under it, and you cannot renew it. Ask the council why.`
  if (removed.reason === 'own-request')
    return `The council removed it from the register on ${since}, as you had asked. You must not practise under it, and you cannot renew it. To come back, ask the council to restore it.`
  return `The council removed it from the register on ${since}. You must not practise under it, and you cannot renew it. Ask the council if you think that this is wrong.`
}

const suspendedWords = (
  { since, until }: NonNullable<OwnRegistration['suspended']>,
  end: string,
  renewing: boolean,
  day: string,
): string => {
  const waits = renewing ? 'your renewal cannot be approved' : 'you cannot renew it'
  const last = until ? ` The last day of the suspension is ${formatDate(addDays(until, -1))}.` : ''
  const later = renewing ? '' : ': renew it when the suspension is over'
  const ended = end < day ? ` It has also ended, on ${formatDate(end)}${later}.` : ''
  return `The council has suspended it since ${formatDate(since)}. While this lasts you must not practise under it, and ${waits}.${last}${ended} Ask the council about the reason.`
}

/** A decision with a day that is still to come. */
const aheadOf = ({ suspended, removed }: OwnRegistration, day: string) => {
  const from = (since: string, done: string) => ({
    since,
    words: `From ${formatDate(since)} the council ${done}, and you must not practise under it. Ask the council about the reason.`,
  })
  if (removed && day < removed.since) return from(removed.since, 'removes it from the register')
  return suspended && day < suspended.since ? from(suspended.since, 'suspends it') : null
}

const expiredWords = ({ valid_until, lapses_on }: OwnRegistration, renewing: boolean): string => {
  const ended = `It ended on ${formatDate(valid_until)}: you must not practise under it until the council has approved a renewal.`
  const leaves = `Without an approved renewal it leaves the register on ${formatDate(lapses_on)}.`
  return `${ended} ${renewing ? handedIn : 'You can renew it today'}. ${leaves}`
}

const inForceUntil = (last: string): string =>
  `It is in force, and you may practise under it until ${formatDate(last)}.`

const activeWords = (
  { valid_until, renew_from }: OwnRegistration,
  renewing: boolean,
  day: string,
): string => {
  const inForce = inForceUntil(valid_until)
  if (renewing) return `${inForce} ${handedIn}.`
  return day < renew_from
    ? `${inForce} There is nothing to do now: you can renew it from ${formatDate(renew_from)}.`
    : `${inForce} Renew it before that day is over; you can do it today.`
}

/**
 * @param renewing whether a renewal is handed in and not decided
 * @param day the council's day
 */
export const holderStanding = (registration: OwnRegistration, renewing: boolean, day: string): string => {
  if (registration.link_held)
    return 'Somebody has objected that this registration is linked to your account. Letters, renewals and changes wait until the office has decided. Bring your original certificate and your CNIC to the office.'
  const removed = removalOn(registration, day)
  if (removed) return removedWords(removed, renewing)
  const { valid_until, suspended } = registration
  const standing = standingOn(registration, day)
  if (standing === 'suspended' && suspended) return suspendedWords(suspended, valid_until, renewing, day)
  const ahead = aheadOf(registration, day)
  if (standing === 'active' && ahead && ahead.since <= valid_until)
    return `${inForceUntil(addDays(ahead.since, -1))} ${ahead.words}`
  const words =
    standing === 'expired' ? expiredWords(registration, renewing) : activeWords(registration, renewing, day)
  return ahead ? `${words} ${ahead.words}` : words
}
