/** What people tell at the door of a place of practice, and how a registrar ends it after the holder was heard. */
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { reasonAgainstOwnCase } from '#shared/cases/rules/own-case.ts'
import { Conflict, NotAllowed, NotFound } from '#shared/kit/errors.ts'
import type {
  Concern,
  ConcernEnd,
  ConcernsView,
  NewConcern,
  WaitingConcern,
} from '#shared/register/records/concern.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { outcomesOf } from '#shared/register/rules/concern-words.ts'
import { placeInWords } from '#shared/register/rules/places.ts'
import { isPublic, standingOn } from '#shared/register/rules/registration.ts'
import { checkOutcomes } from '#shared/vocabulary/register.ts'

/** Many phones share the address of a carrier, and one angry neighbour must not fill the queue of an office. */
const byAddress: Limit = { scope: 'concern-address', most: 10, windowInSeconds: 24 * 60 * 60 }
const aboutNumber: Limit = { scope: 'concern-number', most: 20, windowInSeconds: 24 * 60 * 60 }

/** @throws NotFound for a number or a place that the register does not have; TooMany */
export const tellConcern = async (
  { number, id: place }: { number: string; id: string },
  given: NewConcern,
  { now, address }: { now: Date; address: string },
  services: Needs<'concerns' | 'limits' | 'newId' | 'registrations'>,
): Promise<void> => {
  const { concerns, limits, newId, registrations } = services
  await limits.count(byAddress, address, now)
  const entry = await registrations.read(number)
  if (!entry || !isPublic(entry) || !entry.places?.some(({ id }) => id === place))
    throw new NotFound('The register has no such place')
  await limits.count(aboutNumber, entry.number, now)
  const at = now.toISOString()
  await concerns.add({ ...given, id: `${at}-${newId()}`, number: entry.number, place, at })
}

interface Reading {
  staff: StaffMember
  today: string
}

const isOwn = (entry: RegistrationRecord | null, staff: StaffMember): boolean =>
  entry !== null && reasonAgainstOwnCase(staff.account, { email: '', phone: '', cnic: entry.cnic }) !== null
const ownConcern = 'This is about yourself, so a colleague must end it'

const present = async (
  told: Concern,
  { staff, today }: Reading,
  { registrations }: Needs<'registrations'>,
): Promise<WaitingConcern> => {
  const entry = await registrations.read(told.number)
  const place = entry?.places?.find(({ id }) => id === told.place)
  return {
    ...told,
    name: entry?.name ?? '',
    standing: entry && isPublic(entry) ? standingOn(entry, today) : null,
    declared: place ? placeInWords(place) : null,
    obstacle: isOwn(entry, staff) ? ownConcern : null,
  }
}

export const listConcerns = async (
  reading: Reading,
  services: Needs<'concerns' | 'registrations'>,
): Promise<ConcernsView> => {
  const [waiting, ended] = await Promise.all([services.concerns.waiting(), services.concerns.ended()])
  return { waiting: await Promise.all(waiting.map((one) => present(one, reading, services))), ended }
}

/** The holder reads what was found out about a check; an organisation that misuses checks asks no more. */
const writesOfCheck = async (
  { number, check }: Concern,
  { outcome, stops = false }: ConcernEnd,
  at: string,
  { checkers, checks }: Needs<'checkers' | 'checks'>,
): Promise<Write[]> => {
  const found = checkOutcomes.find((one) => one === outcome)
  if (!check || !found) return []
  const isKept = check.id !== undefined && (await checks.readNamed(number, check.id)) !== null
  return [
    ...(check.id && isKept ? [checks.putAnswered(number, check.id, { at, found, stops })] : []),
    ...(stops ? await checkers.putStop(check.email, new Date(at)) : []),
  ]
}

/** @throws NotFound; Invalid at `outcome` or `stops`; NotAllowed for one's own registration; Conflict when somebody else was faster */
export const endConcern = async (
  id: string,
  given: ConcernEnd,
  { staff, now }: { staff: StaffMember; now: Date },
  services: Needs<'checkers' | 'checks' | 'concerns' | 'registrations'>,
): Promise<void> => {
  const { concerns, registrations } = services
  const told = await concerns.read(id)
  if (!told) throw new NotFound('This was ended already, or is not there any more')
  if (isOwn(await registrations.read(told.number), staff)) throw new NotAllowed(ownConcern)
  requireNoFieldErrors({
    ...(!outcomesOf(told.about).includes(given.outcome) && { outcome: ['Choose how it ended'] }),
    ...(given.stops && !told.check && { stops: ['Nobody has asked here by name'] }),
  })
  const ended_at = now.toISOString()
  const ended = { ...told, ...given, by: clerkOf(staff), ended_at }
  if (!(await concerns.end(ended, await writesOfCheck(told, given, ended_at, services))))
    throw new Conflict('Somebody has ended this already')
}
