import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { demonstrationDomain } from './applicants.ts'

/** Which member of staff does something. */
export type Clerk = 'registrar' | 'deputy' | 'reviewer' | 'accounts' | 'reception'

/** A member of the demonstration office. */
type Colleague = { name: string; email: string; roles: StaffRole[] }

/** Those who work; between them they have every role. */
export const staff: Record<Clerk, Colleague> = {
  registrar: { name: 'Dr. Shazia Rehman', email: `registrar@${demonstrationDomain}`, roles: ['registrar'] },
  deputy: {
    name: 'Kamran Javed',
    email: `deputy@${demonstrationDomain}`,
    roles: ['registrar', 'administrator'],
  },
  reviewer: { name: 'Nadia Iqbal', email: `reviewer@${demonstrationDomain}`, roles: ['reviewer'] },
  accounts: { name: 'Shahid Anwar', email: `accounts@${demonstrationDomain}`, roles: ['accounts'] },
  reception: { name: 'Uzma Parveen', email: `reception@${demonstrationDomain}`, roles: ['reception'] },
}

/** Invited a moment ago; the e-mail with the link waits in the inbox. */
export const invited: Colleague = {
  name: 'Ahmed Raza',
  email: `trainee@${demonstrationDomain}`,
  roles: ['reviewer'],
}

const minuteInMs = 60_000
const saturday = 6
const sunday = 0

/** The days on which the office was open, today first, then backwards; `YYYY-MM-DD` in Karachi. */
function officeDays(now: Date, count: number): string[] {
  const days = [dayInKarachi(now)]
  for (let day = addDays(dayInKarachi(now), -1); days.length <= count; day = addDays(day, -1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    if (weekday !== saturday && weekday !== sunday) days.push(day)
  }
  return days
}

/** @returns the moment so many office days ago (at least 1, so that it is past), at a minute of the day in Karachi */
export function officeCalendar(now: Date, longest: number) {
  const days = officeDays(now, longest)
  return (daysAgo: number, minute: number): Date => {
    const day = days[daysAgo]
    if (!day || daysAgo < 1) throw new Error(`${daysAgo} office days ago is not in the calendar`)
    return new Date(Date.parse(`${day}T00:00:00+05:00`) + minute * minuteInMs)
  }
}
