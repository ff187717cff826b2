/** All grants by name, from the files of their areas. */
import type { EndpointName } from '#shared/contract.ts'
import { applicantGrants } from './grants/applicants.ts'
import { bookAndClaimGrants } from './grants/books-and-claims.ts'
import { caseGrants } from './grants/cases.ts'
import { paymentGrants } from './grants/payments.ts'
import { registerGrants } from './grants/register.ts'
import { signInGrants } from './grants/sign-in.ts'
import { staffGrants } from './grants/staff.ts'
import { workerGrants } from './grants/workers.ts'
import type { Right } from './rights.ts'

const byName = {
  ...signInGrants,
  ...applicantGrants,
  ...caseGrants,
  ...paymentGrants,
  ...registerGrants,
  ...bookAndClaimGrants,
  ...staffGrants,
  ...workerGrants,
}
export type GrantName = keyof typeof byName
export type EndpointGrants = Partial<Record<EndpointName, readonly GrantName[]>>
export const grants: Record<GrantName, Right[]> = byName
