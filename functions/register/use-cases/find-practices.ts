/** Staff find places of practice. A page reads a bounded number of items, however large the register is. */
import { fromCursor, toCursor } from '#functions/platform/table/cursor.ts'
import type { PracticeKind } from '#functions/platform/table/keys/register.ts'
import type { FoundPractice } from '#functions/register/data/practice.ts'
import type { Needs } from '#functions/services.ts'
import type { Place } from '#shared/register/records/place.ts'
import type { Practice, PracticeQuery, PracticesPage } from '#shared/register/records/practice.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { hasEnded, placeInWords } from '#shared/register/rules/places.ts'
import { isPublic, standingOn } from '#shared/register/rules/registration.ts'

const onAPage = 40
/** Of those who say to be in charge of the same premises. */
const mostOthers = 5

const kinds: Record<PracticeQuery['by'], PracticeKind> = {
  premises: 'PREMISES',
  licence: 'LICENCE',
  city: 'CITY',
}

type Services = Needs<'practices' | 'registrations'>

/** Each entry and each licence is read once for a page. */
const once = <T>(read: (key: string) => Promise<T>) => {
  const reads = new Map<string, Promise<T>>()
  return (key: string): Promise<T> => {
    const made = reads.get(key) ?? read(key)
    reads.set(key, made)
    return made
  }
}

const reader = (today: string, { practices, registrations }: Services) => {
  const entryOf = once(async (number) => {
    const entry = await registrations.read(number)
    return entry && isPublic(entry) ? entry : null
  })
  const inCharge = once((licence) => practices.inCharge(licence, mostOthers + 1))
  const holderOf = (entry: RegistrationRecord) => ({
    ...{ number: entry.number, name: entry.name, standing: standingOn(entry, today) },
  })

  const othersAt = async ({ licence }: Place, number: string) => {
    const found = (await inCharge(licence)).filter((one) => one.number !== number)
    const entries = await Promise.all(found.map((one) => entryOf(one.number)))
    return entries.filter((entry) => entry !== null).map(holderOf)
  }

  /** One that has ended is told while nobody is in charge in its place. */
  const isTold = async ({ role, licence, until }: Place): Promise<boolean> =>
    until === undefined || (role === 'in-charge' && (await inCharge(licence)).length === 0)

  return async ({ number, place: id }: FoundPractice): Promise<Practice | null> => {
    const entry = await entryOf(number)
    const place = entry?.places?.find((one) => one.id === id)
    if (!entry || !place || !(await isTold(place))) return null
    const elsewhere = (entry.places ?? []).filter((one) => one.id !== id && !hasEnded(one, today))
    return {
      ...holderOf(entry),
      place,
      elsewhere: elsewhere.map(placeInWords),
      others: place.role === 'in-charge' ? await othersAt(place, entry.number) : [],
    }
  }
}

/** A name may be found by several of its words. */
const distinct = (found: FoundPractice[]): FoundPractice[] => [
  ...new Map(found.map((one) => [`${one.number} ${one.place}`, one])).values(),
]

export const findPractices = async (
  { by, q, cursor }: PracticeQuery,
  today: string,
  services: Services,
): Promise<PracticesPage> => {
  const page = { limit: onAPage, ...(cursor && { after: fromCursor(cursor) }) }
  const found = await services.practices.find(kinds[by], q, page)
  const rows = await Promise.all(distinct(found).map(reader(today, services)))
  const last = found.at(-1)
  return {
    entries: rows.filter((row) => row !== null),
    next: last && found.length === onAPage ? toCursor(last.sk) : null,
  }
}
