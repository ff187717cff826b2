/** Search for cases, the ones that fit best first. */
import type { StoredCase } from '#functions/applications/data/case/stored-case.ts'
import type { FoundEntry } from '#functions/applications/data/search/find-entries.ts'
import { numberOfTerm } from '#functions/applications/data/search/search-terms.ts'
import type { Needs } from '#functions/services.ts'
import { isVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { email } from '#shared/kit/fields/identity.ts'
import { type Fit, isByFather, type Lookup, rankOf } from './lookups.ts'
import { lookupsFor, swappedLookups } from './search-lookups.ts'

const maxRows = 25
/** How many people of one word are looked at for the other words; a limit, so that a search costs the same among any number. */
const mostLookedThrough = 100

/** Kinds that are searched as whole numbers, although the index has parts too. */
const wholeLength: Partial<Record<Lookup['kind'], number>> = { CNIC: 13, 'REFERENCE-PART': 8 }

const fitOf = ({ kind, term, fit }: Lookup, entry: FoundEntry): Fit => {
  const isSame = numberOfTerm(entry.term) === term
  if (fit === 'part of a number')
    return isSame && term.length === (wholeLength[kind] ?? term.length) ? 'whole number' : fit
  const isWholeWord = isSame || entry.term.startsWith(`${term} `)
  return fit === 'beginning of a word of the name' && isWholeWord ? 'words of the name' : fit
}

const hasWords = ({ words }: FoundEntry, typed: string[]): boolean =>
  typed.every((begun) => words.some((word) => word.startsWith(begun)))

interface Match {
  id: string
  fit: Fit
  /** See FoundEntry. */
  at: string
}

/** A voucher number is searched as a whole: the item that makes it unique says whose it is. */
const byVoucher = async ({ term, fit }: Lookup, { vouchers }: Needs<'vouchers'>): Promise<Match[]> => {
  const id = isVoucherNumber(term) ? await vouchers.ownerOf(term) : null
  return id ? [{ id, at: '', fit: fit === 'part of a number' ? 'whole number' : fit }] : []
}

/** Every match of each applicant that a lookup finds. */
const look = async (lookups: Lookup[], services: Needs<'cases' | 'vouchers'>): Promise<Match[]> => {
  const found = await Promise.all(
    lookups.map(async (lookup) => {
      const { kind, term, words } = lookup
      if (kind === 'VOUCHER') return byVoucher(lookup, services)
      const entries = await services.cases.find(kind, term, words ? { limit: mostLookedThrough } : {})
      return entries
        .filter((entry) => !words || hasWords(entry, words))
        .map((entry): Match => ({ id: entry.id, at: entry.at, fit: fitOf(lookup, entry) }))
    }),
  )
  return found.flat()
}

/** The best match of each applicant, and of matches that fit alike the newest application first. */
const bestFits = (found: Match[]): Match[] => {
  const best = new Map<string, Match>()
  for (const match of found) {
    const known = best.get(match.id)
    if (!known || rankOf(match.fit) < rankOf(known.fit)) best.set(match.id, match)
  }
  return [...best.values()].sort(
    (one, other) => rankOf(one.fit) - rankOf(other.fit) || other.at.localeCompare(one.at),
  )
}

/** The case of the account that has this e-mail, which is searched for as a whole. */
const byEmail = async (typed: string, { accounts }: Needs<'accounts'>): Promise<Match[]> => {
  const { success, data } = email.safeParse(typed)
  const id = success ? await accounts.idByEmail(data) : null
  return id ? [{ id, fit: 'whole number', at: '' }] : []
}

const byTerms = async (typed: string, now: Date, services: Needs<'cases' | 'vouchers'>): Promise<Match[]> => {
  const asked = { now, prefix: services.cases.referencePrefix }
  const { direct, loose } = lookupsFor(typed, asked)
  const directly = await look(direct, services)
  const isEnough = bestFits(directly).length > maxRows
  const asTyped = isEnough ? directly : [...directly, ...(await look(loose, services))]
  const isSure = asTyped.some(({ fit }) => fit !== 'beginning of a word of the name')
  return isSure ? asTyped : [...asTyped, ...(await look(swappedLookups(typed, asked), services))]
}

/** The applicants who fit, the best first. */
export const findApplicants = async (
  typed: string,
  now: Date,
  services: Needs<'accounts' | 'cases' | 'vouchers'>,
): Promise<Match[]> =>
  bestFits(typed.includes('@') ? await byEmail(typed, services) : await byTerms(typed, now, services))

interface FoundCase {
  review: StoredCase
  /** The father's name, where only it was found. */
  father_name: string | null
}

/** At most 25 cases, and whether there are more; the cost does not grow with the number of all cases. */
export const findCases = async (
  typed: string,
  now: Date,
  services: Needs<'accounts' | 'cases' | 'vouchers'>,
): Promise<{ found: FoundCase[]; more: boolean }> => {
  const fits = await findApplicants(typed, now, services)
  const fitById = new Map(fits.slice(0, maxRows).map(({ id, fit }) => [id, fit]))
  const reviews = await services.cases.of([...fitById.keys()])
  const rank = ({ id }: StoredCase) => rankOf(fitById.get(id) ?? 'part of a number')
  const found = reviews
    .sort((a, b) => rank(a) - rank(b) || b.submitted_at.localeCompare(a.submitted_at))
    .map((review) => ({
      review,
      father_name: isByFather(fitById.get(review.id)) ? review.found_by.father_name : null,
    }))
  return { found, more: fits.length > maxRows }
}
