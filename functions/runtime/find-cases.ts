/** What a clerk types, and where it may lead. A number is looked for as every kind of number it could be. */
import type { StoredCase } from '#functions/data/case.ts'
import { nationalNumber } from '#functions/data/case-ways.ts'
import { type FindKind, findBucket } from '#functions/data/keys.ts'
import { foldDigits, plainNumber } from '#shared/format.ts'
import { foldName } from '#shared/rules/name-folding.ts'
import type { Services } from './services.ts'

const mostRows = 25

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
        ...foldName(text).map((word): [FindKind, string] => ['NAME', word]),
      ]
  return terms.filter(([kind, term]) => term.length >= findBucket[kind])
}

/** Several words of a name must all lead to a person; numbers lead there one by one. */
const meet = (found: [FindKind, string[]][]): string[] => {
  const names = found.filter(([kind]) => kind === 'NAME').map(([, ids]) => ids)
  const [first = [], ...others] = names
  const named = first.filter((id) => others.every((ids) => ids.includes(id)))
  const numbered = found.filter(([kind]) => kind !== 'NAME').flatMap(([, ids]) => ids)
  return [...new Set([...numbered, ...named])]
}

/** At most 25 cases; the cost does not grow with the number of all cases. */
export const findCases = async (typed: string, { cases }: Services): Promise<StoredCase[]> => {
  const terms = termsIn(typed)
  const found = await Promise.all(
    terms.map(async ([kind, term]): Promise<[FindKind, string[]]> => [kind, await cases.find(kind, term)]),
  )
  return cases.of(meet(found).slice(0, mostRows))
}
