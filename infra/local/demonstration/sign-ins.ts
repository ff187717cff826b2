import { roleLabels } from '#shared/vocabulary/staff-roles.ts'
import { applicantOf, demonstrationPassword } from './applicants.ts'
import { plannedApplications } from './applications.ts'
import { invited, staff } from './office.ts'

/** Who can sign in to the demonstration, for the terminal: a line for each member of staff, and an applicant. */
export function demonstrationSignIns(): string {
  const applicant = applicantOf(plannedApplications[0]?.number ?? 0).account
  const lines = [
    ...Object.values(staff).map(({ email, roles }) => [
      email,
      roles.map((role) => roleLabels[role]).join(', '),
    ]),
    [invited.email, 'invited: the link is in the inbox'],
    [applicant.email, 'applicant; so is every other person in the queue'],
  ]
  const table = lines.map(([email = '', role]) => `  ${email.padEnd(38)}  ${role}`).join('\n')
  return `Demonstration: every account has the password ${demonstrationPassword}\n\n${table}`
}
