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

/** What of the register a member of staff looked at: the whole entry, or it beside something else. */
type Shown = 'entry' | 'certificate' | 'request' | 'claim' | 'compared'

/** The person is told of it; to be awaited before anything is answered. Nobody is told where there is no account. */
export const recordReading = async (
  userId: string | null,
  shown: Shown,
  { staff, now }: { staff: StaffMember; now: Date },
  { events }: Needs<'events'>,
): Promise<void> => {
  const role = staff.account.roles.map((one) => roleLabels[one]).join(', ')
  const by = eventAuthor(clerkOf(staff))
  if (userId) await events.append(userId, { event: 'ENTRY_READ', by, details: { role, shown } }, now)
}

/** Its holder is told of the reading. @throws NotFound */
export const readAsStaff = async (
  number: string,
  shown: Shown,
  request: { staff: StaffMember; now: Date },
  services: Needs<'events' | 'registrations'>,
): Promise<RegistrationRecord> => {
  const registration = await readRegistration(number, services)
  await recordReading(registration.holder, shown, request, services)
  return registration
}
