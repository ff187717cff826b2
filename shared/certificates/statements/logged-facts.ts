/** What the public log holds of an entry of the register: what everybody reads, under a salt. */
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { isPublic } from '#shared/register/rules/registration.ts'
import { toBase64url } from './base64url.ts'

type Logged = Pick<
  RegistrationRecord,
  'number' | 'name' | 'category' | 'city' | 'qualification' | 'valid_until' | 'suspended' | 'removed'
> &
  Partial<Pick<RegistrationRecord, 'certificate'>>

const period = (change: RegistrationRecord['suspended']) =>
  change && { since: change.since, until: change.until ?? null }

/** What the text says. */
export type LoggedFacts = Pick<
  Logged,
  'number' | 'name' | 'category' | 'city' | 'qualification' | 'valid_until'
> &
  Record<'suspended' | 'removed', ReturnType<typeof period>> & { certificate: string | null }

/** As JSON, with its members in this order; null where the public reads nothing of it. */
export const loggedFacts = (entry: Logged): string | null => {
  if (!isPublic(entry)) return null
  const { number, name, category, city, qualification, valid_until } = entry
  return JSON.stringify({
    ...{ number, name, category, city, qualification, valid_until },
    suspended: period(entry.suspended),
    removed: period(entry.removed),
    certificate: entry.certificate?.serial ?? null,
  })
}

/** What an entry of the log says of facts: nobody finds them out without the salt. */
export const commitmentTo = async (facts: string | null, salt: string): Promise<string> => {
  const bytes = new TextEncoder().encode(`${salt}\n${facts}`)
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
