import type { Needs } from '#functions/services.ts'
import { NotFound } from '#shared/kit/errors.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'

/** @throws NotFound */
export const readRegistration = async (
  number: string,
  { registrations }: Needs<'registrations'>,
): Promise<RegistrationRecord> => {
  const registration = await registrations.read(number, true)
  if (!registration) throw new NotFound('The register has no such number')
  return registration
}
