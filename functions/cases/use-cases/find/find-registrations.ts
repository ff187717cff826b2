/** Entries of the register by what only the office knows of a person. */
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { publicEntryOf } from '#functions/register/use-cases/public-entry.ts'
import type { Needs } from '#functions/services.ts'
import { canonicalCnic } from '#shared/kit/format.ts'
import type { FoundEntries } from '#shared/register/records/public-register.ts'
import { findApplicants } from './find-cases.ts'

const mostShown = 20

/** The entries that have the CNIC, then those of the applicants whom the search of cases finds. */
export const findRegistrations = async (
  typed: string,
  { now, today }: Pick<RequestContext, 'now' | 'today'>,
  services: Needs<'accounts' | 'cases' | 'registrations' | 'vouchers'>,
): Promise<FoundEntries> => {
  const [withCnic, applicants] = await Promise.all([
    services.registrations.withCnic(canonicalCnic(typed)),
    findApplicants(typed, now, services),
  ])
  const accounts = await Promise.all(
    applicants.slice(0, mostShown).map(({ id }) => services.accounts.read(id)),
  )
  const numbers = [...withCnic, ...accounts.flatMap((account) => account?.registration?.number ?? [])]
  const held = await services.registrations.of(numbers.slice(0, mostShown))
  return {
    entries: held.map((one) => publicEntryOf(one, today)),
    more: Math.max(applicants.length, numbers.length) > mostShown,
    day: today,
  }
}
