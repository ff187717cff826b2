/** What an approval writes to the register, and what its reversal takes back, in the transaction of the action. */

import type { CaseChange } from '#functions/applications/data/case/case-change.ts'
import { writeToVoid } from '#functions/certificates/data/certificate.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { cnicObstacle } from '#functions/register/use-cases/cnic-obstacle.ts'
import type { Needs } from '#functions/services.ts'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import type { CaseRegistration } from '#shared/cases/records/review.ts'
import { currentCount } from '#shared/certificates/rules/certificates.ts'
import { Conflict, Stale } from '#shared/kit/errors.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { extendedUntil, linkHeld, renewalWindow, validUntil } from '#shared/register/rules/registration.ts'
import type { StaffCase } from '../load-case.ts'
import { particularsOf } from '../particulars.ts'
import type { CommandContext } from './action-change.ts'

type ExtraWrites = NonNullable<CaseChange['extraWrites']>
type Services = Needs<'registrationNumbers' | 'registrations' | 'terms'>

/** Another approval, or an old book, has the number; this one is then tried with the next. */
export class RegistrationNumberTaken extends Error {
  override readonly name = 'RegistrationNumberTaken'
}

const category = 'A'
const registerOf = (category: string): string => (category === 'A' ? 'A' : 'B')

/** The first write is the entry's own. */
const refused = ([entry, ...rest]: Write[], taken: () => Error): ExtraWrites => [
  ...(entry ? [{ write: entry, refusal: taken }] : []),
  ...rest.map((write) => ({ write, refusal: () => new Stale(null) })),
]

interface Registered extends CaseRegistration {
  extraWrites: ExtraWrites
}

const changeOf = (
  event: 'CREATED' | 'EXTENDED' | 'LINKED' | 'RESTORED',
  { staffCase, clerk }: CommandContext,
) => ({ event, by: clerk, from: staffCase.application_form.reference_no })

/** Why the CNIC of the applicant cannot be that of the entry which an approval would make or restore; null where it can. */
export const obstacleOfCnic = async (
  { account, application_form: form, review }: StaffCase,
  services: Needs<'registrations'>,
): Promise<string | null> => {
  const made = form.application_title === 'Registration' ? { category } : review.link?.made
  if (!made || !isOpen(review.status)) return null
  const { number = '' } = account.registration ?? {}
  const entered = { number, register: registerOf(made.category), cnic: account.cnic, removed: null }
  return cnicObstacle(entered, services)
}

/** The entry that the applicant’s account is linked to. @throws Conflict where the register does not agree */
const ownEntry = async (
  { id, present: { account } }: StaffCase,
  { registrations }: Needs<'registrations'>,
): Promise<RegistrationRecord | null> => {
  if (!account.registration) return null
  const entry = await registrations.read(account.registration.number, true)
  if (entry?.holder !== id) throw new Conflict('The register does not name this applicant as the holder')
  if (entry.link_held) throw new Conflict(linkHeld)
  return entry
}

/** A first registration: a new entry, or the one whose approval had been reversed. */
const registered = async (
  entry: RegistrationRecord | null,
  context: CommandContext,
  { registrationNumbers, registrations, terms }: Services,
): Promise<Registered> => {
  const { staffCase, today, attempt } = context
  const term = await terms.on(today)
  const valid_until = validUntil(today, term)
  const fields = {
    ...particularsOf(staffCase),
    first_registered_on: today,
    valid_until,
    ...renewalWindow(valid_until, term),
    removed: null,
    source: { application: staffCase.application_form.reference_no },
  }
  if (entry) {
    const writes = registrations.changeRegistration(entry, fields, changeOf('RESTORED', context), attempt)
    return {
      number: entry.number,
      valid_until,
      before: null,
      extraWrites: refused(writes, () => new Stale(null)),
    }
  }
  const next = await registrationNumbers.next()
  const made = {
    ...fields,
    ...{ number: next.number, register: registerOf(category), category, holder: staffCase.id },
    ...{ suspended: null, certificate: null, certificates: 0 },
  }
  const writes = registrations.putRegistration(made, changeOf('CREATED', context), attempt)
  const taken = () => new RegistrationNumberTaken()
  return {
    ...{ number: next.number, valid_until, before: null },
    extraWrites: [{ write: next.write, refusal: taken }, ...refused(writes, taken)],
  }
}

const renewed = async (
  entry: RegistrationRecord,
  context: CommandContext,
  { registrations, terms }: Services,
): Promise<Registered> => {
  const { today, attempt } = context
  const term = await terms.on(today)
  const isReversed = entry.removed?.reason === 'approval-reversed'
  const valid_until = extendedUntil(isReversed ? { ...entry, removed: null } : entry, today, term)
  const holder = context.staffCase.id
  const fields = { valid_until, ...renewalWindow(valid_until, term), removed: null, holder }
  const writes = registrations.changeRegistration(entry, fields, changeOf('EXTENDED', context), attempt)
  const { valid_until: end, renew_from, grace_until, lapses_on, removed } = entry
  return {
    number: entry.number,
    valid_until,
    before: { valid_until: end, renew_from, grace_until, lapses_on, removed },
    extraWrites: refused(writes, () => new Stale(null)),
  }
}

const linkOvertaken = () =>
  new Conflict('The register was changed after the renewal was linked. Take the link back and link it again')

/** The entry that a registrar has linked: the approval gives it its holder, or makes it from the certificate. */
const renewedByLink = async (
  { made, version, entry: { number } }: NonNullable<StaffCase['review']['link']>,
  context: CommandContext,
  services: Services,
): Promise<Registered> => {
  const { staffCase, today, attempt } = context
  const entry = await services.registrations.read(number, true)
  if ((entry?.version ?? 0) !== version || entry?.holder) throw linkOvertaken()
  if (entry) return renewed(entry, context, services)
  if (!made) throw linkOvertaken()
  const term = await services.terms.on(today)
  const ends = { valid_until: made.valid_until, ...renewalWindow(made.valid_until, term) }
  const untilNow = { ...ends, suspended: null, removed: null }
  const valid_until = extendedUntil(untilNow, today, term)
  const entered = {
    ...particularsOf(staffCase),
    ...made,
    ...{ valid_until, ...renewalWindow(valid_until, term) },
    ...{ suspended: null, removed: null, certificate: null, certificates: 0 },
    register: registerOf(made.category),
    source: { application: staffCase.application_form.reference_no },
    holder: staffCase.id,
  }
  const writes = services.registrations.putRegistration(entered, changeOf('LINKED', context), attempt)
  return {
    ...{ number: made.number, valid_until },
    // Without this approval it is not in the register.
    before: { ...ends, removed: { since: today, reason: 'approval-reversed' } },
    extraWrites: refused(writes, linkOvertaken),
  }
}

/**
 * The entry that the approval creates or extends.
 * @throws Conflict when a renewal has no entry that is the applicant’s own
 */
export const registrationForApproval = async (
  context: CommandContext,
  services: Services,
): Promise<Registered> => {
  const { staffCase } = context
  const entry = await ownEntry(staffCase, services)
  if (staffCase.application_form.application_title === 'Registration')
    return registered(entry, context, services)
  const { link } = staffCase.review
  if (entry) return renewed(entry, context, services)
  if (!link) throw new Conflict('The renewal is not linked to an entry of the register')
  return renewedByLink(link, context, services)
}

/**
 * The last day of the current certificate when the entry ends earlier: a certificate with a later day is no longer
 * valid.
 */
const certificateUntil = ({ certificate }: RegistrationRecord, end: string | null) =>
  certificate && end !== null && certificate.valid_until <= end ? certificate : null

/** The entry as it was before the approval: a new one is removed and keeps its number, an extended one gets its former end. */
export const writesForReversedApproval = async (
  { staffCase, clerk, today, attempt, command }: CommandContext,
  { registrations }: Needs<'registrations'>,
): Promise<ExtraWrites> => {
  const done = staffCase.review.registration
  if (!done) throw new Error('An approved case names its entry')
  const entry = await ownEntry(staffCase, { registrations })
  if (!entry || entry.number !== done.number || entry.valid_until !== done.valid_until)
    throw new Conflict('The entry of the register has been changed since this approval')
  const { before } = done
  const removed = {
    ...{ since: today, reason: 'approval-reversed' as const },
    ...(staffCase.review.taken_back && { handed_over: true }),
  }
  const fields = {
    ...(before ?? { removed }),
    certificate: certificateUntil(entry, before?.valid_until ?? null),
  }
  const reason = command.reason ?? staffCase.review.pending?.reason ?? ''
  const change = {
    event: 'APPROVAL_REVERSED' as const,
    by: staffCase.review.pending?.by ?? clerk,
    confirmed_by: clerk,
    reason,
    from: staffCase.application_form.reference_no,
  }
  const writes = registrations.changeRegistration(entry, fields, change, attempt)
  const paper = fields.certificate ? 0 : currentCount(entry)
  const ended = { on: today, reason: 'issued-by-mistake' as const, by: clerk }
  return refused(
    [...writes, ...(paper > 0 ? [writeToVoid(entry.number, paper, ended)] : [])],
    () => new Stale(null),
  )
}
