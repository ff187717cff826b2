/**
 * A holder asks to be seen in person before the registration is relied on, and ends that. Who has stolen a session alone can do neither,
 * and the e-mail tells the holder of both.
 */
import type { User } from '#functions/accounts/data/person/user.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import { Conflict } from '#shared/kit/errors.ts'
import type { OwnHold } from '#shared/register/records/own-hold.ts'
import { linkHeld } from '#shared/register/rules/registration.ts'
import { changeOwnEntry } from './own-entry.ts'

/** Its own, counted after the proof: whoever has the session alone cannot use it up. */
const aDay: Limit = { scope: 'own-hold', most: 10, windowInSeconds: 24 * 60 * 60 }

/**
 * After the password or a passkey (`requireProof`). The same again changes nothing.
 * @throws Conflict without an entry, or while somebody objects to its link; TooMany
 */
export const setHold = async (
  user: User,
  held: boolean,
  { today, now, attempt }: { today: string; now: Date; attempt: Attempt },
  services: Needs<'limits' | 'newId' | 'registrations'>,
): Promise<OwnHold> => {
  await services.limits.count(aDay, user.id, now)
  const entry = await changeOwnEntry(user, attempt, services, ({ number, hold_since, link_held }) => {
    if (held === Boolean(hold_since)) return null
    if (held && link_held) throw new Conflict(linkHeld)
    const event = held ? 'HOLD_SET' : 'HOLD_ENDED'
    const told = {
      kind: 'registration-changed' as const,
      registration: { number, event, since: today } as const,
    }
    const email = putEmail({ id: services.newId(), user_id: user.id, ...told }, now)
    return { event, fields: { hold_since: held ? today : null }, further: [email] }
  })
  return { hold_since: entry.hold_since ?? null }
}
