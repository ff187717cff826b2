/** The holder's own entry, and how they change what is theirs in it. Its version keeps races apart. */
import type { User } from '#functions/accounts/data/person/user.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { randomPause, retry } from '#functions/platform/table/retry.ts'
import type { Write } from '#functions/platform/table/table.ts'
import type { Needs } from '#functions/services.ts'
import { Conflict, type Refusal, Stale } from '#shared/kit/errors.ts'
import type { RegistrationEvent, RegistrationRecord } from '#shared/register/records/registration.ts'

const tries = 8

const noEntry = () => new Conflict('No registration is linked to your account')

/** @param missing what is thrown without an entry of one's own */
export const ownEntry = async (
  { id, account }: User,
  { registrations }: Needs<'registrations'>,
  missing: () => Refusal = noEntry,
): Promise<RegistrationRecord> => {
  const own = account.registration
  const entry = own ? await registrations.read(own.number, true) : null
  if (entry?.holder !== id) throw missing()
  return entry
}

export interface Step {
  event: RegistrationEvent
  /** What the history tells of it. */
  words?: string
  fields: Partial<Pick<RegistrationRecord, 'places' | 'photo_shown' | 'hold_since'>>
  /** Written with it. */
  further?: Write[]
}

/**
 * Callers have counted it: what a registrar proposes is compared with the history, so a holder cannot fill it.
 * @param stepFrom what changes in the entry that there is; null if nothing does. @returns the entry afterwards. @throws Conflict, Stale
 */
export const changeOwnEntry = (
  user: User,
  attempt: Attempt,
  { registrations }: Needs<'registrations'>,
  stepFrom: (entry: RegistrationRecord) => Promise<Step | null> | Step | null,
  missing?: () => Refusal,
): Promise<RegistrationRecord> =>
  retry({ tries, when: (error) => error instanceof Stale, pause: randomPause }, async () => {
    const entry = await ownEntry(user, { registrations }, missing)
    const step = await stepFrom(entry)
    if (!step) return entry
    const { event, words, fields, further = [] } = step
    const told = { event, by: null, ...(words && { reason: words }) }
    const writes = registrations.changeRegistration(entry, fields, told, attempt)
    await registrations.write([...writes, ...further])
    return { ...entry, ...fields }
  })
