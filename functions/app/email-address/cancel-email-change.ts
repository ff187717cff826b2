/** The owner of an account takes back a new address before it is confirmed. */
import { pendingChange } from '#functions/data/accounts/email-address.ts'
import type { Attempt } from '#functions/data/table/record.ts'
import { retry } from '#functions/data/table/retry.ts'
import type { Needs } from '#functions/services/services.ts'
import { NotSignedIn } from '#shared/errors.ts'
import { Overtaken } from './use-link.ts'

const tries = 3

/** Repeating it changes nothing. @returns the address that counts. @throws NotSignedIn, Unavailable */
export const cancelEmailChange = (
  userId: string,
  attempt: Attempt,
  { accounts, emailAddresses }: Needs<'accounts' | 'emailAddresses'>,
): Promise<string> =>
  retry({ tries, when: (error) => error instanceof Overtaken }, async () => {
    const account = await accounts.read(userId)
    if (!account || account.closed_at) throw new NotSignedIn()
    if (!pendingChange(account, attempt.now)) return account.email
    if ((await emailAddresses.cancel(account, attempt)) !== 'done') throw new Overtaken()
    return account.email
  })
