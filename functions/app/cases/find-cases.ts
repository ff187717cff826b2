/** Search for cases. A number is looked for as every kind of number that it could be. */
import type { StoredCase } from '#functions/data/case.ts'
import { type SearchKind, searchPrefixLength } from '#functions/data/keys.ts'
import { nationalNumber } from '#functions/data/search-index.ts'
import type { Needs } from '#functions/services/services.ts'
import { foldDigits, plainNumber } from '#shared/format.ts'
import { foldName } from '#shared/rules/name-folding.ts'

const maxRows = 25

/** The words in the order in which they were typed, and each alone, since a name in between may be left out. A name has no digits. */
const nameTermsIn = (text: string): string[] => {
  if (/\d/.test(text)) return []
  const words = foldName(text)
  return words.length > 1 ? [words.join(' '), ...words] : words
}

const termsIn = (typed: string): [SearchKind, string][] => {
  const text = foldDigits(typed)
  const number = plainNumber(text)
  const digits = text.replace(/\D/g, '')
  const looksLikeDigits = digits !== '' && digits.length >= number.length
  const terms: [SearchKind, string][] = looksLikeDigits
    ? [
        ['CNIC', digits],
        ['PHONE', nationalNumber(digits)],
        ['PHONE', digits.replace(/^0/, '')],
        ['REGISTRATION', number],
        ['CHALLAN', number],
        ['VOUCHER', digits],
      ]
    : [
        ['REFERENCE', number],
        ['REGISTRATION', number],
        ['CHALLAN', number],
        ...nameTermsIn(text).map((name): [SearchKind, string] => ['NAME', name]),
      ]
  return terms.filter(([kind, term]) => term.length >= searchPrefixLength[kind])
}

interface Found {
  kind: SearchKind
  term: string
  ids: string[]
}

const isSingleWord = ({ kind, term }: Found): boolean => kind === 'NAME' && !term.includes(' ')

/** The applicants whom all single words of a name find, and those whom any other term finds. */
const matchingIds = (found: Found[]): string[] => {
  const [first = [], ...others] = found.filter(isSingleWord).map(({ ids }) => ids)
  const named = first.filter((id) => others.every((ids) => ids.includes(id)))
  const direct = found.filter((entry) => !isSingleWord(entry)).flatMap(({ ids }) => ids)
  return [...new Set([...direct, ...named])]
}

/** At most 25 cases; the cost does not grow with the number of all cases. */
export const findCases = async (typed: string, { cases }: Needs<'cases'>): Promise<StoredCase[]> => {
  const terms = termsIn(typed)
  const found = await Promise.all(
    terms.map(async ([kind, term]): Promise<Found> => ({ kind, term, ids: await cases.find(kind, term) })),
  )
  return cases.of(matchingIds(found).slice(0, maxRows))
}
