/** Nobody of the staff acts on their own application: one that has their e-mail, CNIC or phone number. */
import type { Counter } from '#shared/accounts/records/counter.ts'
import { canonicalCnic, canonicalEmail, canonicalPhone } from '#shared/kit/format.ts'

/** A member of staff; CNIC and phone where an administrator has entered them. */
interface Member {
  email: string
  cnic?: string | undefined
  phone?: string | undefined
}

interface Applicant {
  email: string
  cnic: string
  phone: string
}

/**
 * Why this person may not review it, decide it or take its fee: they have entered it at the counter, or confirmed it
 * there; null where they may.
 */
export const reasonAgainstEntered = (
  { id }: { id?: string },
  { counter }: { counter?: Counter | undefined },
): string | null =>
  counter && !counter.followed && counter.clerks.some((clerk) => clerk.id === id)
    ? 'You have entered or confirmed this application at the counter, so a colleague must act on it'
    : null

/** What both have in common, in a word; null if the application is another person's. */
const sharedBy = (member: Member, applicant: Applicant): 'CNIC' | 'email' | 'phone number' | null => {
  if (member.cnic && canonicalCnic(member.cnic) === canonicalCnic(applicant.cnic)) return 'CNIC'
  if (canonicalEmail(member.email) === canonicalEmail(applicant.email)) return 'email'
  const phone = canonicalPhone(member.phone ?? '')
  return phone && phone === canonicalPhone(applicant.phone) ? 'phone number' : null
}

/** Why this person may not act on the application; null where they may. */
export const reasonAgainstOwnCase = (member: Member, applicant: Applicant): string | null => {
  const shared = sharedBy(member, applicant)
  return shared && `This application has your ${shared}, so a colleague must act on it`
}

/** Why this person may neither be given the application nor take its fee; null where they may. */
export const reasonAgainstWorking = (
  member: Member & { id: string },
  applicant: Applicant & { counter?: Counter | undefined },
): string | null => reasonAgainstOwnCase(member, applicant) ?? reasonAgainstEntered(member, applicant)

/** Why the application may not be assigned to this colleague; null where it may. */
export const reasonAgainstOwner = (
  member: Member & { id?: string; name: string },
  applicant: Applicant & { counter?: Counter | undefined },
): string | null => {
  if (reasonAgainstEntered(member, applicant))
    return `${member.name} has entered or confirmed this application at the counter. Choose another colleague`
  const shared = sharedBy(member, applicant)
  return shared && `This application has the ${shared} of ${member.name}. Choose another colleague`
}
