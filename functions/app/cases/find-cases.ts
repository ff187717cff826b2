/** What a clerk types, and where it may lead. A number is looked for as every kind of number it could be. */
import type { StoredCase } from '#functions/data/case.ts'
import { type FindKind, findBucket } from '#functions/data/keys.ts'
import { nationalNumber } from '#functions/data/search-index.ts'
import type { Needs } from '#functions/services/services.ts'
import { foldDigits, plainNumber } from '#shared/format.ts'
import { foldName } from '#shared/rules/name-folding.ts'

const mostRows = 25

/** The words in the order in which they were typed, and each alone, for those who leave one out; a name holds no digit. */
const namesIn = (text: string): string[] => {
  if (/\d/.test(text)) return []
  const words = foldName(text)
  return words.length > 1 ? [words.join(' '), ...words] : words
}

const termsIn = (typed: string): [FindKind, string][] => {
  const text = foldDigits(typed)
  const number = plainNumber(text)
  const digits = text.replace(/\D/g, '')
  const looksLikeDigits = digits !== '' && digits.length >= number.length
  const terms: [FindKind, string][] = looksLikeDigits
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
        ...namesIn(text).map((name): [FindKind, string] => ['NAME', name]),
      ]
  return terms.filter(([kind, term]) => term.length >= findBucket[kind])
}

interface Found {
  kind: FindKind
  term: string
  ids: string[]
}

const isWord = ({ kind, term }: Found): boolean => kind === 'NAME' && !term.includes(' ')

/** Words of a name that were typed apart must all lead to a person; everything else leads there by itself. */
const meet = (found: Found[]): string[] => {
  const [first = [], ...others] = found.filter(isWord).map(({ ids }) => ids)
  const named = first.filter((id) => others.every((ids) => ids.includes(id)))
  const direct = found.filter((it) => !isWord(it)).flatMap(({ ids }) => ids)
  return [...new Set([...direct, ...named])]
}

/** At most 25 cases; the cost does not grow with the number of all cases. */
export const findCases = async (typed: string, { cases }: Needs<'cases'>): Promise<StoredCase[]> => {
  const terms = termsIn(typed)
  const found = await Promise.all(
    terms.map(async ([kind, term]): Promise<Found> => ({ kind, term, ids: await cases.find(kind, term) })),
  )
  return cases.of(meet(found).slice(0, mostRows))
}
