/** Where staff find the places of practice: by the name of the premises, by their drug sale licence and by city. */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import {
  licenceTurnKey,
  type PracticeKind,
  practiceKey,
  practicePartition,
  shortestPractice,
} from '#functions/platform/table/keys/register.ts'
import type { Item, Write } from '#functions/platform/table/table.ts'
import { putNew, putReplacing, storedItem, within } from '#functions/platform/table/write.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { Place } from '#shared/register/records/place.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { foldCity } from '#shared/register/rules/city-folding.ts'

/** Ends a whole city or licence; no folded one has it. */
const end = '|'
/** Each costs two write units, and the end of a link removes those of all places at once. */
const mostWords = 3

const found = z.object({ number: z.string(), place: z.string() })
export type FoundPractice = z.output<typeof found> & { sk: string }

/** Who is in charge of the premises with a licence comes first. */
const licenceTerm = ({ licence, role, until }: Pick<Place, 'licence' | 'role' | 'until'>): string =>
  `${plainNumber(licence)}${end}${role === 'in-charge' && !until ? 0 : 1}`

/** A name from each of its first words on: "shifa medical" finds Al-Shifa Medical Store. */
const premisesTerms = ({ premises }: Place): string[] => {
  const words = foldCity(premises).split(' ')
  return words.slice(0, mostWords).map((_, place) => words.slice(place).join(' '))
}

const termsOf = (place: Place): [PracticeKind, string][] => [
  ['CITY', `${foldCity(place.city)}${end}${foldCity(place.premises)}`],
  ...(plainNumber(place.licence).length < shortestPractice
    ? []
    : [['LICENCE', licenceTerm(place)] satisfies [PracticeKind, string]]),
  ...(place.until ? [] : premisesTerms(place).map((term): [PracticeKind, string] => ['PREMISES', term])),
]

/** One that has ended is found by licence and city, as long as the entry keeps it: somebody must follow. */
export const practicePlaces = ({
  number,
  places = [],
}: Pick<RegistrationRecord, 'number' | 'places'>): (Item & Key)[] =>
  places.flatMap((place) =>
    termsOf(place)
      .filter(([, term]) => term.length >= shortestPractice)
      .map(([kind, term]) =>
        storedItem(practiceKey(kind, term, number, place.id), { number, place: place.id }),
      ),
  )

/** How a search asks; null where too little was typed. */
const askedTerm: Record<PracticeKind, (typed: string) => string> = {
  CITY: (typed) => `${foldCity(typed)}${end}`,
  LICENCE: plainNumber,
  PREMISES: foldCity,
}

export const practices = ({ table }: AppContext) => {
  const find = async (
    kind: PracticeKind,
    term: string,
    { limit, after = '', consistent = false }: { limit: number; after?: string; consistent?: boolean },
  ): Promise<FoundPractice[]> => {
    if (term.length < shortestPractice) return []
    const pk = practicePartition(kind, term)
    const items = await table.query({
      ...within(pk, { beginning: term }),
      Limit: limit,
      ConsistentRead: consistent,
      ...(after.startsWith(term) && { ExclusiveStartKey: { pk, sk: after } }),
    })
    return items.map((item) => ({ ...found.parse(item), sk: String(item.sk) }))
  }

  return {
    /** A page of what was typed, in the order of cities, licences or names. @param after the sort key of the last one seen */
    find: (kind: PracticeKind, typed: string, page: { limit: number; after?: string }) =>
      find(kind, askedTerm[kind](typed), page),

    /** Who is in charge today of the premises with a licence. @param consistent if a decision depends on it */
    inCharge: (licence: string, limit: number, consistent = false): Promise<FoundPractice[]> =>
      find('LICENCE', licenceTerm({ licence, role: 'in-charge' }), { limit, consistent }),

    /** The write by which declarations at one licence come one after the other, so that the second sees the first. Read it first. */
    turn: async (licence: string): Promise<Write> => {
      const key = licenceTurnKey(licence)
      const version = Number((await table.get(key, { consistent: true }))?.version ?? 0)
      const item = storedItem(key, { version: version + 1 })
      return version === 0 ? putNew(item) : putReplacing(item, version)
    },
  }
}
