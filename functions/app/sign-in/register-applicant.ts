/** Creates the account of an applicant and its first session. */
import { requireNoFieldErrors } from '#functions/app/require-no-field-errors.ts'
import { type Account, newAccount } from '#functions/data/account.ts'
import type { Limit } from '#functions/data/limit.ts'
import type { Attempt } from '#functions/data/record.ts'
import type { NewEmail } from '#functions/emails/stored-email.ts'
import type { Needs } from '#functions/services/services.ts'
import { Invalid } from '#shared/errors.ts'
import type { Registration } from '#shared/records/account.ts'
import { newPasswordErrors } from './new-password-errors.ts'

const byAddress: Limit = { scope: 'register-ip', most: 20, windowInSeconds: 20 * 60 }
const byCnic: Limit = { scope: 'register-cnic', most: 5, windowInSeconds: 24 * 60 * 60 }

interface Registered {
  account: Account
  sid: string
}

const personOf = ({ name, father_name, cnic, phone, email, gender }: Registration) => ({
  ...{ name, father_name, cnic, phone, email },
  ...(gender && { gender }),
})

/** The account that an earlier attempt of the same registration made, with a new session; its answer was lost. */
const signInToRegistered = async (
  registration: Registration,
  { idempotencyKey, now }: Attempt,
  { accounts, passwords, sessions, newId }: Needs<'accounts' | 'newId' | 'passwords' | 'sessions'>,
): Promise<Registered | null> => {
  const id = idempotencyKey && (await accounts.idByEmail(registration.email))
  const account = id ? await accounts.read(id) : null
  if (!idempotencyKey || !account) return null
  if (!accounts.wasMadeWith(account, idempotencyKey, personOf(registration))) return null
  if (!(await passwords.matches(registration.password, account.password_hash))) return null
  const sid = newId()
  await sessions.start('applicant', account.id, sid, account.session_generation, now)
  return { account, sid }
}

/** What accounts hold that were never used: the new account gets it. @returns null where there is no such account */
const takeFromAbandoned = async (
  made: Parameters<typeof newAccount>[0] & { welcome: NewEmail },
  attempt: Attempt,
  { abandonedAccounts }: Needs<'abandonedAccounts'>,
): Promise<Account | null> => {
  const holders = await abandonedAccounts.holding(made.person, attempt.now)
  if (holders.length === 0) return null
  const item = newAccount(made, attempt)
  return abandonedAccounts.replace(holders, item, made.ids.session, made.welcome, attempt)
}

/** @throws Invalid, TooMany */
export const registerApplicant = async (
  registration: Registration,
  { attempt, address, now }: { attempt: Attempt; address: string; now: Date },
  services: Needs<
    'abandonedAccounts' | 'accounts' | 'isCommonPassword' | 'limits' | 'newId' | 'passwords' | 'sessions'
  >,
): Promise<Registered> => {
  const { accounts, limits, passwords, newId } = services
  await limits.count(byAddress, address, now)
  requireNoFieldErrors(await newPasswordErrors(registration.password, registration, services))
  await limits.count(byCnic, registration.cnic, now)

  const ids = { user: newId(), session: newId() }
  const made = {
    ids,
    person: personOf(registration),
    passwordHash: await passwords.hash(registration.password),
    welcome: { id: newId(), kind: 'welcome' as const, user_id: ids.user },
  }
  try {
    return { account: await accounts.register(made, attempt), sid: ids.session }
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    const registered = await signInToRegistered(registration, attempt, services)
    if (registered) return registered
    const account = await takeFromAbandoned(made, attempt, services)
    if (!account) throw error
    return { account, sid: ids.session }
  }
}
