/**
 * Whether e-mails reach an account's address. Events come more than once and in any order, so they are compared
 * by the time at which each e-mail was sent
 * (docs/decisions/platform/0226-the-newest-email-tells-whether-an-address-works.md).
 */
import type { Account, Unreachable } from '../data/stored-account.ts'

export type Reachability = Pick<Account, 'unreachable' | 'reached_at'>

const isComplaint = ({ reason }: Unreachable): boolean => reason === 'complaint'

/** Of two e-mails that came back the more important one: a complaint, otherwise the one that was sent last. */
const weightier = (one: Unreachable, other: Unreachable): Unreachable => {
  if (isComplaint(one) !== isComplaint(other)) return isComplaint(one) ? one : other
  return one.sent_at >= other.sent_at ? one : other
}

const earlier = (one: string, other: string): string => (one < other ? one : other)

/** After an e-mail that came back, or was called unwanted. */
export const afterReturn = (known: Reachability, returned: Unreachable): Reachability => {
  const { unreachable, reached_at = '' } = known
  // An e-mail that was taken by the mail service of its address may still come back.
  if (!isComplaint(returned) && returned.sent_at < reached_at) return known
  if (!unreachable) return { ...known, unreachable: returned }
  const since = earlier(unreachable.since, returned.since)
  return { ...known, unreachable: { ...weightier(unreachable, returned), since } }
}

/** After an e-mail that arrived. It says nothing of a complaint: unwanted e-mails arrive as well. */
export const afterDelivery = (known: Reachability, sent_at: string): Reachability => {
  const { unreachable } = known
  if (!unreachable || isComplaint(unreachable) || sent_at <= unreachable.sent_at) return known
  return { unreachable: undefined, reached_at: sent_at }
}
