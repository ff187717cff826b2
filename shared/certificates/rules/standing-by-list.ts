/** What a list of standings is worth for a paper, when the register itself cannot be asked. */
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import type { Standing } from '#shared/register/records/standing.ts'
import type { CertificateContent } from '../statements/certificate-statement.ts'

/** What the list says of a number; null: it is not in it. */
export interface KeptStanding {
  at: string
  standing: Standing | null
}

/** An older one says nothing good of anybody any more. */
const countsForDays = 30

export const daysSince = ({ at }: Pick<KeptStanding, 'at'>, today: string): number =>
  (Date.parse(today) - Date.parse(dayInKarachi(new Date(at)))) / (24 * 60 * 60 * 1000)

/**
 * Undefined where the list is no help: it is too old, or the paper is newer and the entry may have been renewed or restored, or
 * entered, before the paper was made.
 */
export const standingByList = (
  kept: KeptStanding,
  issuedOn: string,
  today: string,
): Standing | null | undefined => {
  const day = dayInKarachi(new Date(kept.at))
  if (kept.standing === 'active') return addDays(day, countsForDays) < today ? undefined : 'active'
  return issuedOn >= day ? undefined : kept.standing
}

/** The result for a certificate. A list does not know whether a certificate was replaced. */
export const verdictByList = (
  { issued_on, valid_until }: CertificateContent,
  kept: KeptStanding,
  today: string,
) => {
  const standing = standingByList(kept, issued_on, today)
  if (standing === undefined) return 'unasked'
  if (standing === null) return 'not-in-register'
  if (standing !== 'active') return standing
  return valid_until < today ? 'expired' : 'was-in-force'
}
