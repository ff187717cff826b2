import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { NotFound } from '#shared/kit/errors.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { roleLabels } from '#shared/vocabulary/staff-roles.ts'

/** @throws NotFound */
export const readRegistration = async (
  number: string,
  { registrations }: Needs<'registrations'>,
): Promise<RegistrationRecord> => {
  const registration = await registrations.read(number, true)
  if (!registration) throw new NotFound('The register has no such number')
  return registration
}

/** Its holder is told of the reading, which is recorded before anything is answered. @throws NotFound */
export const readAsStaff = async (
  number: string,
  staff: StaffMember,
  now: Date,
  services: Needs<'events' | 'registrations'>,
): Promise<RegistrationRecord> => {
  const registration = await readRegistration(number, services)
  const role = staff.account.roles.map((one) => roleLabels[one]).join(', ')
  const read = { event: 'ENTRY_READ' as const, by: eventAuthor(clerkOf(staff)), details: { role } }
  if (registration.holder) await services.events.append(registration.holder, read, now)
  return registration
}
