import type { PublicEntry } from '#shared/register/records/public-register.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { standingOn } from '#shared/register/rules/registration.ts'

/** The facts of a registration that the public may read on this day, and nothing else. */
export const publicEntryOf = (registration: RegistrationRecord, today: string): PublicEntry => {
  const { number, name, category, valid_until, city, qualification } = registration
  return {
    ...{ number, name, category, valid_until, city, qualification },
    standing: standingOn(registration, today),
  }
}
