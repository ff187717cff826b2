/**
 * Carries out a proposed change of an entry, in the transaction that ends the proposal. A stale proposal changes
 * nothing.
 */

import { writesToFollowRegister } from '#functions/accounts/data/follow-register.ts'
import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StoredProposal } from '#functions/staff/data/proposal.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { type GoodStandingPaper, particulars } from '#shared/register/records/change-request.ts'
import type { RegistrationEvent, RegistrationRecord } from '#shared/register/records/registration.ts'
import {
  letterProposal,
  particularsProposal,
  standingProposal,
  unlinkProposal,
} from '#shared/register/records/registration-file.ts'
import { isPrinted } from '#shared/register/rules/change-requests.ts'
import {
  actObstacle,
  actRules,
  fieldsAfter,
  reasonLabels,
  stepErrors,
} from '#shared/register/rules/standing-changes.ts'
import { endRequest } from './change-requests/end-request.ts'
import { requireOwnCnic } from './cnic-obstacle.ts'
import { readRegistration } from './read-registration.ts'

interface Confirming {
  staff: StaffMember
  attempt: Attempt
}
type Services = Needs<
  | 'accounts'
  | 'changeRequests'
  | 'newId'
  | 'proposals'
  | 'registrationHistory'
  | 'registrations'
  | 'roster'
  | 'users'
>

const stale = () =>
  new Conflict('The entry was changed after this was proposed. Refuse or withdraw it, and propose it again')

/** The one who proposed it must be a registrar still; of the second person that is certain. @throws Conflict */
export const requireRegistrarStill = async (
  { by }: StoredProposal,
  { roster }: Needs<'roster'>,
): Promise<void> => {
  const { people } = await roster.read()
  if (!people.some(({ id, roles }) => id === by.id && roles.includes('registrar')))
    throw new Conflict(`${by.name} is not a registrar any more. Refuse this and propose it yourself`)
}

/** A certificate or a letter meanwhile changes nothing that was proposed. */
const isUnchanged = async (
  { number, version }: RegistrationRecord,
  read: number,
  { registrationHistory }: Needs<'registrationHistory'>,
): Promise<boolean> => {
  if (version === read) return true
  const { changes } = await registrationHistory.page(number)
  const since = changes.slice(0, version - read)
  return (
    since.length === version - read &&
    since.every(({ event }) => event.startsWith('CERTIFICATE_') || event === 'LETTER_ISSUED')
  )
}

const readUnchanged = async (
  proposal: StoredProposal,
  version: number,
  services: Services,
): Promise<RegistrationRecord> => {
  await requireRegistrarStill(proposal, services)
  const entry = await readRegistration(proposal.subject, services)
  if (!(await isUnchanged(entry, version, services))) throw stale()
  return entry
}

type EventOfChange = NonNullable<Parameters<typeof putEmail>[0]['registration']>

/** The holder is told, except of a death. */
const emailTo = (
  { holder, number }: RegistrationRecord,
  told: Omit<EventOfChange, 'number'>,
  { now }: Attempt,
  newId: () => string,
): Write[] =>
  holder && told.event !== 'DIED'
    ? [
        putEmail(
          { id: newId(), kind: 'registration-changed', user_id: holder, registration: { number, ...told } },
          now,
        ),
      ]
    : []

interface Change {
  fields: Partial<RegistrationRecord>
  /** The holder's request that it answers, with the writes of its end. */
  request?: { id: string; writes: Write[] }
  event: RegistrationEvent
  reason: string
  told: Omit<EventOfChange, 'number'>
}

const save = async (
  proposal: StoredProposal,
  entry: RegistrationRecord,
  { fields, event, reason, told, request }: Change,
  endWrites: Write[],
  { staff, attempt }: Confirming,
  { newId, proposals, registrations }: Services,
): Promise<void> => {
  await requireOwnCnic({ ...entry, ...fields }, { registrations })
  const confirmed_by = clerkOf(staff)
  const change = { event, by: proposal.by, confirmed_by, reason, ...(request && { request: request.id }) }
  const writes = [
    ...registrations.changeRegistration(entry, fields, change, attempt),
    ...endWrites,
    ...(request?.writes ?? []),
    ...emailTo(entry, told, attempt, newId),
  ]
  await proposals.end(proposal, writes, attempt)
}

/**
 * Checked by the rules of the day of the confirmation.
 * @throws Conflict
 */
export const confirmStanding = async (
  proposal: StoredProposal,
  endWrites: Write[],
  confirming: Confirming,
  services: Services,
): Promise<void> => {
  const { version, ...step } = standingProposal.parse(proposal.contents)
  const entry = await readUnchanged(proposal, version, services)
  const today = dayInKarachi(confirming.attempt.now)
  const [problem] = Object.values(stepErrors(entry, step, today)).flat()
  const obstacle = actObstacle(entry, step.act, today) ?? problem
  if (obstacle) throw new Conflict(`This is not possible any more. ${obstacle}`)
  const { event } = actRules[step.act]
  const change = {
    fields: fieldsAfter(entry, step, today),
    event,
    reason: `${reasonLabels[step.reason]}. ${proposal.reason}`,
    told: { event, since: step.since, ...(step.wording && { wording: step.wording }) },
  }
  await save(proposal, entry, change, endWrites, confirming, services)
}

/**
 * The entry stays as it is; its history says who has issued the letter.
 * @param letterOf signs what the entry says. @throws NotAllowed for one's own request; Conflict
 */
export const confirmLetter = async (
  proposal: StoredProposal,
  endWrites: Write[],
  confirming: Confirming,
  letterOf: (entry: RegistrationRecord, addressedTo: string) => Promise<GoodStandingPaper>,
  services: Services,
): Promise<void> => {
  const { version, request: id } = letterProposal.parse(proposal.contents)
  const entry = await readUnchanged(proposal, version, services)
  const make = (addressedTo: string) => letterOf(entry, addressedTo)
  const request = await endRequest(entry, id, confirming, services, make)
  const event = 'LETTER_ISSUED' as const
  const told = { event, since: dayInKarachi(confirming.attempt.now) }
  const change = { fields: {}, event, reason: proposal.reason, told, request }
  await save(proposal, entry, change, endWrites, confirming, services)
}

/** The person's requests and their documents go with the link. @throws Conflict */
export const confirmUnlink = async (
  proposal: StoredProposal,
  endWrites: Write[],
  confirming: Confirming,
  services: Services & Needs<'files'>,
): Promise<void> => {
  const { version } = unlinkProposal.parse(proposal.contents)
  const entry = await readUnchanged(proposal, version, services)
  const event = 'UNLINKED' as const
  const told = { event, since: dayInKarachi(confirming.attempt.now) }
  const change = { fields: { holder: null }, event, reason: proposal.reason, told }
  await save(proposal, entry, change, endWrites, confirming, services)
  if (entry.holder) await services.changeRequests.forget(entry.number, entry.holder, services.files.remove)
}

/** The holder's account says the same as the entry from then on. @throws Conflict */
const writesOfAccount = async (
  { holder }: RegistrationRecord,
  { name, father_name, cnic }: Partial<RegistrationRecord>,
  { attempt }: Confirming,
  { accounts, users }: Services,
): Promise<Write[]> => {
  const identity = { ...(name && { name }), ...(father_name && { father_name }), ...(cnic && { cnic }) }
  if (holder && cnic && !(await accounts.isCnicFreeFor(cnic, holder)))
    throw new Conflict('Another account of the portal has this CNIC. It must be corrected or closed first')
  const user =
    holder && Object.keys(identity).length > 0 ? await users.load(holder, { consistent: true }) : null
  return user && !user.account.closed_at ? writesToFollowRegister(user, identity, attempt) : []
}

/** @throws NotAllowed for one's own request; Conflict */
export const confirmParticulars = async (
  proposal: StoredProposal,
  endWrites: Write[],
  confirming: Confirming,
  services: Services,
): Promise<void> => {
  const { version, fields, request } = particularsProposal.parse(proposal.contents)
  const entry = await readUnchanged(proposal, version, services)
  const since = dayInKarachi(confirming.attempt.now)
  const event = 'CORRECTED' as const
  const paper = particulars.some((one) => one in fields && isPrinted(one)) ? entry.certificate : null
  const certificate = paper && { ...paper, differs_since: paper.differs_since ?? since }
  const followed = await writesOfAccount(entry, fields, confirming, services)
  const told = {
    event,
    since,
    ...(paper && { certificate: true }),
    ...(followed.length > 0 && { account: true }),
  }
  const answered = request === undefined ? null : await endRequest(entry, request, confirming, services)
  const change = {
    ...{ event, reason: proposal.reason, told },
    fields: { ...fields, ...(certificate && { certificate }) },
    ...(answered && { request: answered }),
  }
  await save(proposal, entry, change, [...endWrites, ...followed], confirming, services)
}
