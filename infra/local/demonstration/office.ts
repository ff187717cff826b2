import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { demonstrationDomain } from './applicants.ts'

/** Which member of staff does something. */
export type Clerk = 'registrar' | 'deputy' | 'reviewer' | 'accounts' | 'reception'

/** A member of the demonstration office. */
type Colleague = { name: string; email: string; roles: StaffRole[] }

/** Those who work; between them they have every role. */
export const staff: Record<Clerk, Colleague> = {
  registrar: {
    name: 'Dr. Shazia Rehman',
    email: `registrar@${demonstrationDomain}`,
    roles: ['registrar'],
  },
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
