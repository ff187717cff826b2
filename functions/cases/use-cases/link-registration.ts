/** A registrar links the applicant of a renewal to their entry of the register, or takes a wrong link back. */

import type { StoredCase } from '#functions/applications/data/case/stored-case.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { requireNoFieldErrors, requireVersion } from '#functions/platform/use-cases/require-version.ts'
import { proposeUnlink } from '#functions/register/use-cases/propose-change.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'
import { ownRegistration } from '#shared/register/records/account-registration.ts'
import type { RegistrationLink, RegistrationRecord } from '#shared/register/records/registration.ts'
import type { Term } from '#shared/register/records/term.ts'
import { isSameName } from '#shared/register/rules/name-folding.ts'
import { linkErrors, renewalWindow } from '#shared/register/rules/registration.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import { requireNotEntered, type StaffCase } from './load-case.ts'

type Request = Pick<RequestContext, 'attempt' | 'today' | 'versionRead'>
type Services = Needs<'cases' | 'registrations' | 'terms'>

const requireOpenRenewal = ({ application_form: form, former_form, review }: StaffCase): void => {
  if (former_form) throw new Conflict('This is not possible: the applicant has started a new application')
  if (form.application_title !== 'Renewal') throw new Conflict('Only a renewal is linked to an entry')
  if (!isOpen(review.status)) throw new Conflict('This is not possible: the application is decided')
}

/** An entry that is in the register already: of nobody else, and of the same person by CNIC or by both names. */
const requireSamePerson = (
  entry: RegistrationRecord,
  { id, account }: StaffCase,
  link: Pick<RegistrationLink, 'name' | 'father_name'>,
) => {
  if (entry.holder && entry.holder !== id)
    throw new Conflict(`${entry.number} belongs to another person’s account`)
  if (entry.cnic !== '' && entry.cnic === account.cnic) return
  if (isSameName(entry.name, link.name) && isSameName(entry.father_name, link.father_name)) return
  throw new Conflict(
    `The register has ${entry.number} as ${entry.name}, father ${entry.father_name}. It cannot be linked here`,
  )
}

/** What the case keeps; the register stays as it is. */
const linkTo = async (
  staffCase: StaffCase,
  { certificate_seen: _seen, ...made }: RegistrationLink,
  by: Clerk,
  term: Term,
  { registrations }: Services,
): Promise<StoredCase['link']> => {
  const entry = await registrations.read(made.number, true)
  if (!entry) {
    const { number, valid_until } = made
    const own = { number, valid_until, ...renewalWindow(valid_until, term), suspended: null, removed: null }
    return { entry: ownRegistration.parse(own), made, version: 0, by }
  }
  requireSamePerson(entry, staffCase, made)
  return { entry: ownRegistration.parse(entry), made: null, version: entry.version, by }
}

/** @throws Invalid by field; Stale; Conflict when the entry is another person’s, or the case is decided */
export const linkRegistration = async (
  staffCase: StaffCase,
  link: RegistrationLink,
  staff: StaffMember,
  request: Request,
  services: Services,
): Promise<void> => {
  const { account, review, application_form } = staffCase
  requireNotEntered(staffCase, staff)
  const own = account.registration
  if (own && plainNumber(own.number) === plainNumber(link.number)) return // sent twice
  requireVersion(review, request.versionRead)
  requireOpenRenewal(staffCase)
  if (own) throw new Conflict(`The applicant is linked to ${own.number} already`)
  const term = await services.terms.on(request.today)
  requireNoFieldErrors(linkErrors(link, request.today, term))
  const clerk = clerkOf(staff)
  const linked = await linkTo(staffCase, link, clerk, term, services)
  const event = {
    event: 'REGISTRATION_LINKED',
    by: eventAuthor(clerk),
    details: { registration_number: link.number },
  } as const
  await services.cases.change(review, application_form, { review: { link: linked }, event }, request.attempt)
}

/** The case forgets its link. That an entry of a book loses its holder is proposed, because it changes the register. */
export const unlinkRegistration = async (
  staffCase: StaffCase,
  reason: string,
  staff: StaffMember,
  { attempt, versionRead }: Request,
  services: Needs<'cases' | 'proposals' | 'registrations'>,
): Promise<void> => {
  const { id, account, review, application_form, present } = staffCase
  requireNotEntered(staffCase, staff)
  if (!account.registration) return // sent twice
  requireVersion(review, versionRead)
  requireOpenRenewal(staffCase)
  if (!present.account.registration) {
    const event = {
      event: 'REGISTRATION_UNLINKED',
      by: eventAuthor(clerkOf(staff)),
      details: { registration_number: account.registration.number, reason },
    } as const
    await services.cases.change(review, application_form, { review: { link: null }, event }, attempt)
    return
  }
  const entry = await services.registrations.read(account.registration.number, true)
  if (entry?.holder !== id) throw new Conflict('The register was changed at the same moment. Try again')
  if ('application' in entry.source)
    throw new Conflict(`${entry.number} was registered by an approval, so its holder stays`)
  await proposeUnlink(entry, reason, { staff, attempt }, services)
}
