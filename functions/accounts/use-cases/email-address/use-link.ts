/** The checks for every link that confirms or restores an address. */
import type { EmailLink } from '#functions/accounts/data/email-link.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { retry } from '#functions/platform/table/retry.ts'
import type { Needs } from '#functions/services.ts'
import { Invalid } from '#shared/kit/errors.ts'

const byAddress: Limit = { scope: 'email-link-ip', most: 600, windowInSeconds: 60 * 60 }
const tries = 3

/** The account was changed at the same moment, so the effect of the link is determined again. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

/** The same answer for a link that is unknown, used, replaced or too old. */
export const linkExpired = () => new Invalid({ token: ['This link has expired'] }, 'This link has expired')

/** @param work does what the link is for. @throws Invalid, TooMany, Unavailable */
export const useLink = async <T>(
  kind: EmailLink['kind'],
  token: string,
  { address, attempt }: { address: string; attempt: Attempt },
  { emailLinks, limits }: Needs<'emailLinks' | 'limits'>,
  work: (link: EmailLink) => Promise<T>,
): Promise<T> => {
  await limits.count(byAddress, address, attempt.now)
  const link = await emailLinks.read(kind, token, attempt.now)
  if (!link) throw linkExpired()
  return retry({ tries, when: (error) => error instanceof Overtaken }, () => work(link))
}
