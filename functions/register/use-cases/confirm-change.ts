/**
 * Carries out a proposed change of an entry (of its particulars: confirm-particulars.ts), in the transaction that ends the proposal. A stale proposal changes
 * nothing.
 */

import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StoredProposal } from '#functions/staff/data/proposal.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import type { GoodStandingPaper } from '#shared/register/records/change-request.ts'
import type { RegistrationEvent, RegistrationRecord } from '#shared/register/records/registration.ts'
import {
  letterProposal,
  standingProposal,
  unlinkProposal,
} from '#shared/register/records/registration-file.ts'
import {
  actObstacle,
  actRules,
  fieldsAfter,
  reasonLabels,
  stepErrors,
} from '#shared/register/rules/standing-changes.ts'
import { endRequest } from './change-requests/end-request.ts'
import { writesToEndLink } from './claims/end-link.ts'
import { requireOwnCnic } from './cnic-obstacle.ts'
import { readRegistration } from './read-registration.ts'

/** The second person, and when. */
export interface Confirming {
  staff: StaffMember
  attempt: Attempt
}
export type ConfirmingServices = Needs<
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
  const isOne = ({ id, roles, state }: (typeof people)[number]) =>
    id === by.id && state === 'active' && roles.includes('registrar')
  if (!people.some(isOne))
    throw new Conflict(`${by.name} is not a registrar any more. Refuse this and propose it yourself`)
}

/** A certificate, a letter, a place of practice or a hold meanwhile changes nothing that was proposed, however many there are. */
const isUnchanged = async (
  { number, version }: Pick<RegistrationRecord, 'number' | 'version'>,
  read: number,
  services: Needs<'registrationHistory'>,
  after?: string,
): Promise<boolean> => {
  if (version <= read) return version === read
  const { changes, next } = await services.registrationHistory.page(number, after)
  const since = changes.slice(0, version - read)
  if (!since.every(({ event }) => /^(CERTIFICATE|LETTER|PLACE|HOLD)_/.test(event))) return false
  const earlier = version - since.length
  return (
    earlier === read || (next !== null && isUnchanged({ number, version: earlier }, read, services, next))
  )
}

/** The entry as it was when this was proposed. @throws Conflict */
export const readUnchanged = async (
  proposal: StoredProposal,
  version: number,
  services: ConfirmingServices,
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
  document?: string | undefined
  told: Omit<EventOfChange, 'number'>
}

/** The change, the end of the proposal and the e-mail to the holder, in one transaction. */
export const save = async (
  proposal: StoredProposal,
  entry: RegistrationRecord,
  { fields, event, reason, document, told, request }: Change,
  endWrites: Write[],
  { staff, attempt }: Confirming,
  { newId, proposals, registrations }: ConfirmingServices,
): Promise<void> => {
  await requireOwnCnic({ ...entry, ...fields }, { registrations })
  const confirmed_by = clerkOf(staff)
  const change = {
    ...{ event, by: proposal.by, confirmed_by, reason },
    ...(request && { request: request.id }),
    ...(document && { document }),
  }
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
  services: ConfirmingServices,
): Promise<void> => {
  const { version, document, ...step } = standingProposal.parse(proposal.contents)
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
    document,
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
  services: ConfirmingServices,
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

/** The person's claim says so; their requests and documents go with the link. @throws Conflict */
export const confirmUnlink = async (
  proposal: StoredProposal,
  endWrites: Write[],
  confirming: Confirming,
  services: ConfirmingServices & Needs<'claims' | 'files'>,
): Promise<void> => {
  const { version } = unlinkProposal.parse(proposal.contents)
  const entry = await readUnchanged(proposal, version, services)
  const event = 'UNLINKED' as const
  const told = { event, since: dayInKarachi(confirming.attempt.now) }
  const change = { fields: { holder: null }, event, reason: proposal.reason, told }
  const people = { by: proposal.by, confirmed_by: clerkOf(confirming.staff) }
  const claim = entry.holder ? await writesToEndLink(entry.holder, people, confirming.attempt, services) : []
  await save(proposal, entry, change, [...endWrites, ...claim], confirming, services)
  if (entry.holder) await services.changeRequests.forget(entry.number, entry.holder, services.files.remove)
}
