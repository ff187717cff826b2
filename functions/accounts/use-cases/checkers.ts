/** An organisation gets a link by e-mail, and with it a short session in which it asks the register by name. */
import { randomBytes } from 'node:crypto'
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import { checkerSessionInSeconds } from '../data/checker.ts'
import { tokenHash } from '../data/sign-in/token-hash.ts'
import { linkExpired, openLink } from './email-address/email-links.ts'

const hour = 60 * 60
const byAddress: Limit = { scope: 'check-link-ip', most: 30, windowInSeconds: hour }
const byEmail: Limit[] = [
  { scope: 'check-link-email', most: 3, windowInSeconds: hour },
  { scope: 'check-link-email-day', most: 10, windowInSeconds: 24 * hour },
]
/** Anybody can name any new address: the rest of what the mail service takes in a day is for those who have an account. */
const shareOfLinks = 0.1

/** Sends a link, to whomever the address belongs. @throws TooMany */
export const askForLink = async (
  email: string,
  { address, now }: { address: string; now: Date },
  { checkers, config, emails, limits, newId }: Needs<'checkers' | 'config' | 'emails' | 'limits' | 'newId'>,
): Promise<void> => {
  await limits.count(byAddress, address, now)
  for (const limit of byEmail) await limits.count(limit, email, now)
  const most = Math.ceil(shareOfLinks * Number(config.MAIL_MOST_A_DAY))
  if (!(await checkers.isKnown(email)))
    await limits.count({ scope: 'check-links', most, windowInSeconds: 24 * hour }, 'all', now)
  // The id is the organisation's, if its address has none yet.
  await emails.put({ id: newId(), kind: 'check-link', user_id: newId(), to: email }, now)
}

/** @throws Invalid for a link that was used or is too old, TooMany */
export const openSession = async (
  token: string,
  request: { address: string; attempt: Attempt },
  services: Needs<'checkers' | 'emailLinks' | 'limits'>,
) => {
  const link = await openLink('check', token, request, services)
  const secret = randomBytes(32).toString('base64url')
  const hashes = { link: tokenHash(token), session: tokenHash(secret) }
  const checker = await services.checkers.open(link, hashes, request.attempt.now)
  if (!checker) throw linkExpired()
  return { token: `${checker.id}.${secret}`, expires_in: checkerSessionInSeconds, checker }
}
