/**
 * What each function may do. A grant is a named list of rights (`permissions/grants/`); in `permissions/endpoints/` every
 * endpoint names its grants. Every request identifies its caller, so an endpoint for applicants or staff has those rights
 * without naming them.
 */
import { type EndpointName, endpoints } from '#shared/contract.ts'
import { applicantEndpoints } from './permissions/endpoints/applicants.ts'
import { bookAndClaimEndpoints } from './permissions/endpoints/books-and-claims.ts'
import { caseEndpoints } from './permissions/endpoints/cases.ts'
import { paymentEndpoints } from './permissions/endpoints/payments.ts'
import { registerEndpoints } from './permissions/endpoints/register.ts'
import { signInEndpoints } from './permissions/endpoints/sign-in.ts'
import { staffEndpoints } from './permissions/endpoints/staff.ts'
import { type GrantName, grants } from './permissions/grants.ts'
import type { Right } from './permissions/rights.ts'

/** The grants of each endpoint besides identifying its caller; the compiler names an endpoint that is in no file. */
const ofEndpoints: Record<EndpointName, readonly GrantName[]> = {
  ...signInEndpoints,
  ...applicantEndpoints,
  ...caseEndpoints,
  ...paymentEndpoints,
  ...registerEndpoints,
  ...bookAndClaimEndpoints,
  ...staffEndpoints,
}
/** What the functions that serve no endpoint do. */
export const workers: Record<string, GrantName[]> = {
  'send-emails': ['sendsEmails', 'sharesApplications', 'putsWaitingEmailsBack', 'keepsLog', 'tellsWatchers'],
  'note-email-events': ['notesEmailEvents'],
  'sweep-uploads': [
    'sweepsUploads',
    'removesAccounts',
    'removesOldRecords',
    'remindsHolders',
    'endsUnpaidRenewals',
    'countsRegister',
    'publishesStandings',
  ],
}

const permissions: Record<string, readonly GrantName[]> = { ...ofEndpoints, ...workers }

/** Whether one of these endpoints hashes a password: its function has more memory and a reserved concurrency. */
export const hashesPasswords = (names: readonly string[]): boolean =>
  names.some((name) => permissions[name]?.includes('hashesPasswords'))

/** The grants by which an endpoint identifies its caller; workers have none. */
const callerGrants = (name: string): GrantName[] => {
  const { access, recognises } = endpoints.find((one) => one.name === name)?.endpoint ?? {}
  if (access === 'applicant' || recognises) return ['identifiesApplicant']
  if (access === 'checker') return ['identifiesChecker']
  return access === 'staff' ? ['identifiesStaff'] : []
}

/** All rights of a function that serves these endpoints (or is this worker), each once. */
export const rightsOf = (names: readonly string[]): Right[] => {
  const all = names.flatMap((name) =>
    [...callerGrants(name), ...(permissions[name] ?? [])].flatMap((grant): Right[] => grants[grant]),
  )
  return [...new Map(all.map((right) => [JSON.stringify(right), right])).values()]
}
