import { paths, queuePath } from '#shared/paths.ts'
import { applicantOf, demonstrationPassword } from './applicants.ts'
import { plannedApplications } from './applications.ts'
import { holders } from './holders.ts'
import { invited, staff } from './office.ts'
import { hospital, inCharge } from './organisations.ts'
import { stories } from './stories.ts'

const emailOf = (number = 0): string => applicantOf(number).account.email
const emailIn = (story: keyof typeof stories): string =>
  emailOf(plannedApplications.find((planned) => planned.story === stories[story])?.number)

const rows: [what: string, email: string, path: string][] = [
  ['Registrar: two claims of old entries', staff.registrar.email, paths.adminClaims],
  ['Registrar: a check that the holder calls Not me', staff.registrar.email, paths.adminConcerns],
  ['Deputy: a proposal to confirm', staff.deputy.email, paths.adminConfirmations],
  ['Reviewer: applications to review', staff.reviewer.email, paths.admin],
  ['Accounts: deposits to match', staff.accounts.email, paths.adminBankStatement],
  ['Reception: certificates to hand over', staff.reception.email, queuePath('certificate-ready')],
  ['Trainee: invited, see the inbox', invited.email, '/__local/inbox'],
  ['Applicant: to be corrected', emailIn('returned'), paths.dashboard],
  ['Applicant: now registered', emailIn('collected'), paths.ownRegistration],
  ['Pharmacist: may renew', emailOf(holders[0]?.number), paths.renewal],
  ['Pharmacist: a place, its card, who asked', emailOf(holders[inCharge]?.number), paths.ownRegistration],
  ['Hospital: watches, link in the inbox', hospital.email, paths.checks],
  ['Everybody: the public register', '', paths.publicRegister],
]

/** Who can sign in to the demonstration and what to look at first, with its address, for the terminal. */
export function demonstrationSignIns(url: string): string {
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length))
  const lines = rows.map(
    ([what, email, path]) => `  ${what.padEnd(width(0))}  ${email.padEnd(width(1))}  ${url}${path}`,
  )
  return [
    `The demonstration: everybody has the password ${demonstrationPassword}.`,
    `Staff sign in at ${url}${paths.adminLogin}, applicants at ${url}${paths.login}. Then open:`,
    '',
    ...lines,
  ].join('\n')
}
