/**
 * The standing of a registration for its holder: whether one may practise today, until when, what to do, and whom to ask. What is handed in
 * is not approved, so each sentence about a renewal says what holds meanwhile.
 */

import { addDays, formatDate } from '#shared/kit/format.ts'
import type { OwnRegistration } from '../records/account-registration.ts'
import { removalOn, renewalObstacle, standingOn } from './registration.ts'

const handedIn = 'Your renewal is handed in; below you see what it waits for.'
const untilRenewed = 'you must not practise under it until the council has approved a renewal'

const upTo = (last: string): string => `up to and including ${formatDate(last)}`
const before = (day: string): string => addDays(day, -1)
const renewalWords = (renewing: boolean): string => (renewing ? handedIn : 'You can hand one in today.')
const orItLeaves = (day: string): string =>
  `If none is approved before ${formatDate(day)}, it leaves the register on that day.`

const notRenewedWords = (registration: OwnRegistration, renewing: boolean, day: string): string => {
  const { valid_until, lapses_on, suspended } = registration
  const { since = '' } = suspended ?? {}
  const waits = renewing ? 'your renewal waits' : 'you cannot renew it'
  // A suspension goes on although the entry has left the register.
  const next = renewalObstacle(registration, day)
    ? `The council has suspended it since ${formatDate(since)}: until that ends ${waits}. Ask the council about the reason.`
    : renewalWords(renewing)
  return `Its last day was ${formatDate(valid_until)}. It was not renewed in time and left the register on ${formatDate(lapses_on)}: ${untilRenewed}. ${next} When it is approved, the registration comes back under the same number.`
}

const removedWords = ({ since, reason }: NonNullable<ReturnType<typeof removalOn>>): string => {
  const day = formatDate(since)
  if (reason === 'died')
    return `The register notes since ${day} that its holder has died: nobody may practise under it. If you are the holder, come to the council's office with your CNIC.`
  if (reason === 'approval-reversed')
    return `The council took its approval back on ${day}. You must not practise under it until the council has decided again, and you cannot renew it. Ask the council why, and whether it needs anything from you.`
  if (reason === 'own-request')
    return `The council removed it from the register on ${day}, as you had asked. You must not practise under it, and you cannot renew it. To come back, ask the council to restore it.`
  return `The council removed it from the register on ${day}. You must not practise under it, and you cannot renew it. Ask the council for the reason, and what you can do if you think that it is wrong.`
}

/** What holds once the suspension is over: its end gives back no more than the registration's own last day. */
const afterSuspension = (
  { valid_until, lapses_on, suspended }: OwnRegistration,
  renewing: boolean,
  day: string,
): string => {
  const until = suspended?.until
  if (valid_until < (until ?? day)) {
    const its = `Its own last day ${valid_until < day ? 'was' : 'is'} ${formatDate(valid_until)}`
    const then = renewing ? '' : ', which you can hand in then'
    return ` ${its}: also after the suspension ${untilRenewed}${then}. ${orItLeaves(lapses_on)}`
  }
  return until ? ` From ${formatDate(until)} you may practise under it again, ${upTo(valid_until)}.` : ''
}

const suspensionEnd = (until: string | undefined): string =>
  until ? `, ${upTo(before(until))}` : '; when that ends is not decided'

/** Decisions with a day that is still to come, in their order; after a removal nothing else counts. */
const aheadOf = (
  { suspended, removed }: OwnRegistration,
  day: string,
): { since: string; words: string }[] => {
  const ahead: { since: string; words: string }[] = []
  if (suspended && day < suspended.since && !(removed && removed.since <= suspended.since)) {
    const { since, until } = suspended
    const words = `From ${formatDate(since)} the council suspends it${suspensionEnd(until)}. Ask the council about the reason.`
    ahead.push({ since, words })
  }
  if (removed && day < removed.since) {
    const ask =
      removed.reason === 'own-request'
        ? ', as you had asked.'
        : '. Ask the council about the reason, before that day if you think that it is wrong.'
    const words = `From ${formatDate(removed.since)} the council removes it from the register${ask}`
    ahead.push({ since: removed.since, words })
  }
  return ahead
}

const suspendedWords = (registration: OwnRegistration, renewing: boolean, day: string): string => {
  const { since = '', until } = registration.suspended ?? {}
  const waits = renewing ? 'your renewal waits' : 'you cannot renew it'
  const [removal] = aheadOf(registration, day)
  const after = removal
    ? ` ${removal.words}`
    : `${afterSuspension(registration, renewing, day)} Ask the council about the reason of the suspension.`
  return `The council has suspended it since ${formatDate(since)}${suspensionEnd(until)}. While this lasts you must not practise under it, and ${waits}.${after}`
}

const expiredWords = ({ valid_until, lapses_on }: OwnRegistration, renewing: boolean): string =>
  `Its last day was ${formatDate(valid_until)}: ${untilRenewed}. ${renewalWords(renewing)} ${orItLeaves(lapses_on)}`

const activeWords = (
  { valid_until, renew_from }: OwnRegistration,
  renewing: boolean,
  day: string,
): string => {
  const inForce = `It is in force, and you may practise under it ${upTo(valid_until)}.`
  const next = formatDate(addDays(valid_until, 1))
  if (renewing)
    return `${inForce} ${handedIn} If it is not approved by then, you must not practise from ${next} until it is.`
  return day < renew_from
    ? `${inForce} There is nothing to do now: you can renew it from ${formatDate(renew_from)}.`
    : `${inForce} Renew it now: from ${next} you may practise under it only if the council has approved your renewal.`
}

/** The last day on which one may practise, as far as it is decided; null when one may not today. */
const lastDay = (registration: OwnRegistration, day: string): string | null => {
  if (standingOn(registration, day) !== 'active') return null
  const { valid_until } = registration
  const [next] = aheadOf(registration, day)
  return next && next.since <= valid_until ? before(next.since) : valid_until
}

/** Why one may not practise, apart from the doubt. */
const notInForce = (registration: OwnRegistration, day: string): string => {
  const removed = removalOn(registration, day)
  if (removed) return `it is not in the register since ${formatDate(removed.since)}`
  return standingOn(registration, day) === 'suspended'
    ? `the council has suspended it since ${formatDate(registration.suspended?.since ?? '')}`
    : `its last day was ${formatDate(registration.valid_until)}`
}

const heldWords = (registration: OwnRegistration, last: string | null, day: string): string => {
  const meanwhile = last
    ? `If it is yours, you may practise under it meanwhile, ${upTo(last)}.`
    : `You must not practise under it: ${notInForce(registration, day)}.`
  return `Somebody says that this registration is not yours. Until the council's office has decided, no letter, renewal or change is made. ${meanwhile} Bring your original certificate and your CNIC to the office as soon as you can.`
}

/**
 * @param renewing whether a renewal is handed in and not decided
 * @param day the council's day
 */
export const holderStanding = (registration: OwnRegistration, renewing: boolean, day: string): string => {
  const last = lastDay(registration, day)
  if (registration.link_held) return heldWords(registration, last, day)
  const removed = removalOn(registration, day)
  if (removed?.reason === 'not-renewed') return notRenewedWords(registration, renewing, day)
  if (removed) return removedWords(removed)
  if (standingOn(registration, day) === 'suspended') return suspendedWords(registration, renewing, day)
  const ahead = aheadOf(registration, day).map(({ words }) => words)
  if (last && last < registration.valid_until)
    return [`You may practise under it only ${upTo(last)}.`, ...ahead].join(' ')
  const words = last ? activeWords(registration, renewing, day) : expiredWords(registration, renewing)
  return [words, ...ahead].join(' ')
}
