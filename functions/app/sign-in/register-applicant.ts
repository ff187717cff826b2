/** Creates the account of an applicant and its first session. */
import { requireNoFieldErrors } from '#functions/app/require-no-field-errors.ts'
import type { Account } from '#functions/data/account.ts'
import type { Limit } from '#functions/data/limit.ts'
import type { Attempt } from '#functions/data/record.ts'
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

/** @throws Invalid, TooMany */
export const registerApplicant = async (
  registration: Registration,
  { attempt, address, now }: { attempt: Attempt; address: string; now: Date },
  services: Needs<'accounts' | 'isCommonPassword' | 'limits' | 'newId' | 'passwords' | 'sessions'>,
): Promise<Registered> => {
  const { accounts, limits, passwords, newId } = services
  await limits.count(byAddress, address, now)
  requireNoFieldErrors(await newPasswordErrors(registration.password, registration, services))
  await limits.count(byCnic, registration.cnic, now)

  const ids = { user: newId(), session: newId() }
  const hash = await passwords.hash(registration.password)
  try {
    const account = await accounts.register(ids, personOf(registration), hash, attempt)
    return { account, sid: ids.session }
  } catch (error) {
    const registered =
      error instanceof Invalid ? await signInToRegistered(registration, attempt, services) : null
    if (!registered) throw error
    return registered
  }
}
