/**
 * What each function may do. A grant is a named list of rights (`permissions/grants/`); in `permissions/endpoints/` every
 * endpoint names its grants. Every request identifies its caller, so an endpoint for applicants or staff has those rights
 * without naming them.
 */
import { endpoints } from '#shared/contract/index.ts'
import { applicantEndpoints } from './permissions/endpoints/applicants.ts'
import { bookAndClaimEndpoints } from './permissions/endpoints/books-and-claims.ts'
import { caseEndpoints } from './permissions/endpoints/cases.ts'
import { paymentEndpoints } from './permissions/endpoints/payments.ts'
import { registerEndpoints } from './permissions/endpoints/register.ts'
import { settingsEndpoints } from './permissions/endpoints/settings.ts'
import { signInEndpoints } from './permissions/endpoints/sign-in.ts'
import { staffEndpoints } from './permissions/endpoints/staff.ts'
import { type GrantName, grants } from './permissions/grants.ts'
import type { Right } from './permissions/rights.ts'
import { workers } from './permissions/workers.ts'

/** The grants of an endpoint or a worker besides identifying its caller. One that is not listed needs no others. */
const permissions: Record<string, GrantName[]> = {
  ...signInEndpoints,
  ...applicantEndpoints,
  ...caseEndpoints,
  ...paymentEndpoints,
  ...registerEndpoints,
  ...bookAndClaimEndpoints,
  ...staffEndpoints,
  ...settingsEndpoints,
  ...workers,
}

/** Endpoints that hash a password: they have more memory and a reserved concurrency. */
const hashing = new Set([
  'auth.register',
  'auth.login',
  'auth.resetPassword',
  'adminAuth.login',
  'adminAuth.setPassword',
  'security.begin',
  'security.renewCodes',
  'security.changePassword',
  'passkeys.begin',
  'passkeys.remove',
  'staffPasskeys.begin',
  'staffPasskeys.remove',
  'portfolioUpdate.update',
  'ownData.closeAccount',
])
export const hashesPasswords = (names: readonly string[]): boolean => names.some((name) => hashing.has(name))

/** The grants by which an endpoint identifies its caller; workers have none. */
const callerGrants = (name: string): GrantName[] => {
  const access = endpoints.find((one) => one.name === name)?.endpoint.access
  if (access === 'applicant') return ['identifiesApplicant']
  return access === 'staff' ? ['identifiesStaff'] : []
}

/** All rights of a function that serves these endpoints (or is this worker), each once. */
export const rightsOf = (names: readonly string[]): Right[] => {
  const all = names.flatMap((name) =>
    [...callerGrants(name), ...(permissions[name] ?? [])].flatMap((grant): Right[] => grants[grant]),
  )
  return [...new Map(all.map((right) => [JSON.stringify(right), right])).values()]
}

/** All endpoints and workers of the list; a test compares them with the contract. */
export const namedInPermissions = Object.keys(permissions)
