/** A registrar links the applicant of a renewal to their entry of the register, or takes a wrong link back. */

import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { requireNoFieldErrors, requireVersion } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { RegistrationLink, RegistrationRecord } from '#shared/register/records/registration.ts'
import { isSameName } from '#shared/register/rules/name-folding.ts'
import { linkErrors, renewalWindow } from '#shared/register/rules/registration.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import type { StaffCase } from './load-case.ts'
import { particularsOf } from './particulars.ts'

type Request = Pick<RequestContext, 'attempt' | 'today' | 'versionRead'>
type Services = Needs<'cases' | 'registrations' | 'terms'>

const changed = () => new Conflict('The register was changed at the same moment. Try again')

const requireOpenRenewal = ({ application_form: form, former_form, review }: StaffCase): void => {
  if (former_form) throw new Conflict('This is not possible: the applicant has started a new application')
  if (form.application_title !== 'Renewal') throw new Conflict('Only a renewal is linked to an entry')
  if (!isOpen(review.status)) throw new Conflict('This is not possible: the application is decided')
}

/** An entry that is in the register already: of nobody else, and of the same person by CNIC or by both names. */
const requireSamePerson = (entry: RegistrationRecord, { id, account }: StaffCase, link: RegistrationLink) => {
  if (entry.holder && entry.holder !== id)
    throw new Conflict(`${entry.number} belongs to another person’s account`)
  if (entry.cnic !== '' && entry.cnic === account.cnic) return
  if (isSameName(entry.name, link.name) && isSameName(entry.father_name, link.father_name)) return
  throw new Conflict(
    `The register has ${entry.number} as ${entry.name}, father ${entry.father_name}. It cannot be linked here`,
  )
}

const writesToLink = async (
  staffCase: StaffCase,
  { certificate_seen: _seen, ...link }: RegistrationLink,
  clerk: Clerk,
  { attempt, today }: Request,
  { registrations, terms }: Services,
): Promise<Write[]> => {
  const { reference_no } = staffCase.application_form
  const change = { event: 'LINKED' as const, by: clerk, from: reference_no }
  const entry = await registrations.read(link.number, true)
  if (entry) {
    requireSamePerson(entry, staffCase, { ...link, certificate_seen: true })
    return registrations.changeRegistration(entry, { holder: staffCase.id }, change, attempt)
  }
  const made = {
    ...particularsOf(staffCase),
    ...link,
    register: link.category === 'A' ? 'A' : 'B',
    ...renewalWindow(link.valid_until, await terms.on(today)),
    ...{ suspended: null, removed: null, certificate: null, certificates: 0 },
    source: { application: reference_no },
    holder: staffCase.id,
  }
  return registrations.putRegistration(made, change, attempt)
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
  const own = account.registration
  if (own && plainNumber(own.number) === plainNumber(link.number)) return // sent twice
  requireVersion(review, request.versionRead)
  requireOpenRenewal(staffCase)
  if (own) throw new Conflict(`The applicant is linked to ${own.number} already`)
  requireNoFieldErrors(linkErrors(link, request.today))
  const clerk = clerkOf(staff)
  const writes = await writesToLink(staffCase, link, clerk, request, services)
  const event = {
    event: 'REGISTRATION_LINKED',
    by: eventAuthor(clerk),
    details: { registration_number: link.number },
  } as const
  const extraWrites = writes.map((write) => ({ write, refusal: changed }))
  await services.cases.change(review, application_form, { event, extraWrites }, request.attempt)
}

/** An entry that was made for this renewal goes again; one that had been there stays without a holder. */
export const unlinkRegistration = async (
  staffCase: StaffCase,
  reason: string,
  staff: StaffMember,
  { attempt, versionRead }: Request,
  { cases, changeRequests, files, registrations }: Services & Needs<'changeRequests' | 'files'>,
): Promise<void> => {
  const { id, account, review, application_form } = staffCase
  if (!account.registration) return // sent twice
  requireVersion(review, versionRead)
  requireOpenRenewal(staffCase)
  const entry = await registrations.read(account.registration.number, true)
  if (entry?.holder !== id) throw changed()
  const madeHere = 'application' in entry.source && entry.source.application === application_form.reference_no
  if ('application' in entry.source && !madeHere)
    throw new Conflict(`${entry.number} was registered by an approval, so its holder stays`)
  const clerk = clerkOf(staff)
  const change = { event: 'UNLINKED' as const, by: clerk, reason, from: application_form.reference_no }
  const writes =
    madeHere && entry.certificates === 0
      ? registrations.deleteRegistration(entry, change, attempt)
      : registrations.changeRegistration(entry, { holder: null }, change, attempt)
  const event = {
    event: 'REGISTRATION_UNLINKED',
    by: eventAuthor(clerk),
    details: { registration_number: entry.number, reason },
  } as const
  const extraWrites = writes.map((write) => ({ write, refusal: changed }))
  await cases.change(review, application_form, { event, extraWrites }, attempt)
  // The person's requests and their documents are removed with the link.
  await changeRequests.forget(entry.number, id, files.remove)
}
