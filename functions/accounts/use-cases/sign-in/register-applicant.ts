/** Creates the account of an applicant and its first session. */

import { newAccount } from '#functions/accounts/data/new-account.ts'
import { newDeviceMarker } from '#functions/accounts/data/sign-in/known-device.ts'
import { tokenHash } from '#functions/accounts/data/sign-in/token-hash.ts'
import type { Account } from '#functions/accounts/data/stored-account.ts'
import { signInQueue } from '#functions/accounts/gateways/hash-queue.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { NewEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import type { Registration } from '#shared/accounts/records/account.ts'
import { Invalid } from '#shared/kit/errors.ts'
import { newPasswordErrors } from './new-password-errors.ts'
import { storeSession } from './start-session.ts'

const hour = 60 * 60
/** A campus, a shop and all customers of a carrier share an address each. */
const byAddress: Limit = { scope: 'register-ip', most: 300, windowInSeconds: hour }
/** The refusal of a taken e-mail address or CNIC shows that it is taken; registrations that succeed do not count. */
const takenByAddress: Limit = { scope: 'register-taken-ip', most: 30, windowInSeconds: hour }
const byCnic: Limit = { scope: 'register-cnic', most: 5, windowInSeconds: 24 * hour }

interface Registered {
  account: Account
  sid: string
  /** The marker of the browser; absent where it could not be stored. */
  device: string | undefined
}

/** The IP address and browser of the registration. */
interface Beginning {
  address: string
  deviceMarker: string | undefined
  browser: string | undefined
}

const personOf = ({ name, father_name, cnic, phone, email, gender }: Registration) => ({
  ...{ name, father_name, cnic, phone, email },
  ...(gender && { gender }),
})

/** The account that an earlier attempt of the same registration made, with a new session; its answer was lost. */
const signInToRegistered = async (
  registration: Registration,
  { idempotencyKey, now }: Attempt,
  device: string,
  services: Needs<'accounts' | 'newId' | 'passwords' | 'sessions'>,
): Promise<Omit<Registered, 'device'> | null> => {
  const { accounts, passwords } = services
  const id = idempotencyKey && (await accounts.idByEmail(registration.email))
  const account = id ? await accounts.read(id) : null
  if (!idempotencyKey || !account) return null
  if (!accounts.wasMadeWith(account, idempotencyKey, personOf(registration))) return null
  if (!(await passwords.matches(registration.password, account.password_hash))) return null
  const sid = services.newId()
  await storeSession('applicant', { id: account.id, account }, sid, now, device, services)
  return { account, sid }
}

/**
 * The CNIC and e-mail address of accounts that were never used: the new account gets them.
 * @returns null if there is no such account
 */
const takeFromAbandoned = async (
  made: Parameters<typeof newAccount>[0] & { welcome: NewEmail },
  attempt: Attempt,
  { abandonedAccounts }: Needs<'abandonedAccounts'>,
): Promise<Account | null> => {
  const holders = await abandonedAccounts.holding(made.person, attempt.now)
  if (holders.length === 0) return null
  const item = newAccount(made, attempt)
  return abandonedAccounts.replace(holders, item, made.ids, made.welcome, attempt)
}

type RegistrationServices = Needs<
  | 'abandonedAccounts'
  | 'accounts'
  | 'isCommonPassword'
  | 'knownDevices'
  | 'limits'
  | 'newId'
  | 'passwords'
  | 'sessions'
  | 'signIns'
>

const makeAccount = async (
  registration: Registration,
  attempt: Attempt,
  device: string,
  services: RegistrationServices,
): Promise<Omit<Registered, 'device'>> => {
  const { accounts, passwords, newId } = services
  const ids = { user: newId(), session: newId(), device }
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
    const registered = await signInToRegistered(registration, attempt, device, services)
    if (registered) return registered
    const account = await takeFromAbandoned(made, attempt, services)
    if (!account) throw error
    return { account, sid: ids.session }
  }
}

/** Counts a try before its work, and uncounts it unless the e-mail address or CNIC was taken. @throws TooMany */
const countingTaken = async <T>(
  address: string,
  now: Date,
  { limits }: Needs<'limits'>,
  work: () => Promise<T>,
): Promise<T> => {
  await limits.count(takenByAddress, address, now)
  let isTaken = false
  try {
    return await work()
  } catch (error) {
    isTaken = error instanceof Invalid
    throw error
  } finally {
    // If this fails, the try stays counted; the account is there all the same.
    if (!isTaken) await limits.refund(takenByAddress, address, now).catch(() => undefined)
  }
}

const registerInTurn = async (
  registration: Registration,
  { attempt, address, deviceMarker, browser, now }: Beginning & { attempt: Attempt; now: Date },
  services: RegistrationServices,
): Promise<Registered> => {
  const { knownDevices, limits, signIns } = services
  await limits.count(byAddress, address, now)
  requireNoFieldErrors(await newPasswordErrors(registration.password, registration, services))

  const marker = deviceMarker ?? newDeviceMarker()
  const device = tokenHash(marker)
  const { account, sid } = await countingTaken(address, now, services, async () => {
    await limits.count(byCnic, registration.cnic, now)
    return makeAccount(registration, attempt, device, services)
  })
  // The account is there, whether or not the rest succeeds.
  const [remembered] = await Promise.allSettled([
    knownDevices.remember('applicant', account.id, device, now, null),
    signIns.note('applicant', account.id, { outcome: 'registered', sid, device }, { address, browser }, now),
  ])
  return { account, sid, device: remembered.status === 'fulfilled' ? marker : undefined }
}

/** Waits for its turn among many at once. @throws Invalid, TooMany, Unavailable */
export const registerApplicant = (
  ...given: Parameters<typeof registerInTurn>
): ReturnType<typeof registerInTurn> => signInQueue.run(() => registerInTurn(...given))
