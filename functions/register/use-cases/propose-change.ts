/** A registrar proposes a change of an entry; nothing changes until another one has confirmed it. */

import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { changedParticulars, correctionTitle } from '#shared/cases/rules/registration-corrections.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import type { ProposedParticulars, ProposedStanding } from '#shared/register/records/registration-file.ts'
import {
  actObstacle,
  documentErrors,
  fieldsAfter,
  stepErrors,
  stepTitle,
} from '#shared/register/rules/standing-changes.ts'
import { correctionObstacle, requireOwnCnic } from './cnic-obstacle.ts'
import { readRegistration } from './read-registration.ts'

export interface Proposing {
  staff: StaffMember
  today: string
  attempt: Attempt
}

type Services = Needs<'proposals' | 'registrations'>

const readAt = async (number: string, version: number, services: Services): Promise<RegistrationRecord> => {
  const entry = await readRegistration(number, services)
  if (entry.version !== version)
    throw new Conflict('The entry was changed after you opened it. Look at it again')
  return entry
}

/** The kinds of proposals about an entry. */
export const entryKinds = ['standing', 'particulars', 'letter', 'unlink'] as const
type EntryKind = (typeof entryKinds)[number]

/**
 * A second proposal about the same entry is refused, whatever its kind.
 * @throws Conflict
 */
const requireNoOther = async (
  { number }: RegistrationRecord,
  kind: EntryKind,
  { proposals }: Services,
): Promise<void> => {
  const others = entryKinds.filter((other) => other !== kind)
  const waiting = await Promise.all(others.map((one) => proposals.about(one, plainNumber(number))))
  const other = waiting.find((one) => one !== null)
  if (other)
    throw new Conflict(`${other.by.name} has proposed something here, which waits for a second person`)
}

/**
 * @param keepDocument stores the paper that it names, once everything else is right
 * @throws NotFound; Invalid by field; Conflict when the entry does not allow it, was changed, or something waits already
 */
export const proposeStanding = async (
  number: string,
  { words, version, without_document: none = '', ...step }: ProposedStanding & { document?: string },
  { staff, today, attempt }: Proposing,
  services: Services,
  keepDocument?: () => Promise<void>,
): Promise<void> => {
  const entry = await readAt(number, version, services)
  const obstacle = actObstacle(entry, step.act, today)
  if (obstacle) throw new Conflict(`This is not possible. ${obstacle}`)
  const errors = documentErrors(step.act, step.document !== undefined, none)
  requireNoFieldErrors({ ...stepErrors(entry, step, today), ...errors })
  await requireOwnCnic({ ...entry, ...fieldsAfter(entry, step, today) }, services)
  await requireNoOther(entry, 'standing', services)
  await keepDocument?.()
  const by = clerkOf(staff)
  const contents = { ...step, version }
  const [subject, title] = [plainNumber(entry.number), stepTitle(entry, step)]
  const reason = none ? `${words}\nWithout a document: ${none}` : words
  await services.proposals.propose({ kind: 'standing', subject, title, reason, contents, by }, attempt)
}

/** The holder's request that a proposal answers, with the writes of its change. */
interface Answered {
  id: string
  writes: Write[]
}

interface Correction {
  /** The registrar's text for the second person. */
  words: string
  request?: Answered
}

/** @throws Conflict when something waits already, or another entry or account has the CNIC */
export const proposeFields = async (
  entry: RegistrationRecord,
  fields: Partial<RegistrationRecord>,
  { words, request }: Correction,
  { staff, attempt }: Pick<Proposing, 'staff' | 'attempt'>,
  services: Services & Needs<'accounts'>,
): Promise<void> => {
  await requireNoOther(entry, 'particulars', services)
  const obstacle = await correctionObstacle(entry, fields, services)
  if (obstacle) throw new Conflict(`This is not possible. ${obstacle}`)
  const [subject, title] = [plainNumber(entry.number), correctionTitle(entry, fields)]
  const contents = { fields, version: entry.version, ...(request && { request: request.id }) }
  const by = clerkOf(staff)
  await services.proposals.propose(
    { kind: 'particulars', subject, title, reason: words, contents, by },
    attempt,
    request?.writes,
  )
}

/** @throws Conflict when something waits already */
export const proposeLetter = async (
  entry: RegistrationRecord,
  addressedTo: string,
  { words, request }: { words: string; request: Answered },
  { staff, attempt }: Pick<Proposing, 'staff' | 'attempt'>,
  services: Services,
): Promise<void> => {
  await requireNoOther(entry, 'letter', services)
  const subject = plainNumber(entry.number)
  const title = `Letter of good standing: ${entry.number}, ${entry.name}, to ${addressedTo}`
  const contents = { version: entry.version, request: request.id }
  const by = clerkOf(staff)
  await services.proposals.propose(
    { kind: 'letter', subject, title, reason: words, contents, by },
    attempt,
    request.writes,
  )
}

/** @throws Conflict when something waits already */
export const proposeUnlink = async (
  entry: RegistrationRecord,
  reason: string,
  { staff, attempt }: Pick<Proposing, 'staff' | 'attempt'>,
  services: Services,
): Promise<void> => {
  await requireNoOther(entry, 'unlink', services)
  const subject = plainNumber(entry.number)
  const title = `Take ${entry.number}, ${entry.name}, from the account that it is linked to`
  const contents = { version: entry.version }
  const by = clerkOf(staff)
  await services.proposals.propose({ kind: 'unlink', subject, title, reason, contents, by }, attempt)
}

/** @throws NotFound; Invalid; Conflict as above, or when nothing differs */
export const proposeParticulars = async (
  number: string,
  { words, version, particulars }: ProposedParticulars,
  proposing: Proposing,
  services: Services & Needs<'accounts'>,
): Promise<void> => {
  const entry = await readAt(number, version, services)
  const fields = changedParticulars(entry, particulars)
  if (Object.keys(fields).length === 0) throw new Conflict('Nothing differs from the register')
  await proposeFields(entry, fields, { words }, proposing, services)
}
