/**
 * The lookups in the search index that a typed search may mean. A number is searched as every kind of number that it
 * could be.
 */

import { endingTerm, nationalNumber } from '#functions/applications/data/search/search-terms.ts'
import { type SearchKind, searchPrefixLength } from '#functions/platform/table/keys/search.ts'
import { dayInKarachi, foldDigits, plainNumber } from '#shared/kit/format.ts'
import { foldSpellings } from '#shared/register/rules/name-folding.ts'
import { type Lookup, looseLookups, nameLookups } from './lookups.ts'

interface Asked {
  now: Date
  /** Of the council's references. */
  prefix: string
}

const yearsBack = 10
const shownCode = /^[2-9A-HJKMNP-Z]{4,8}$/

const beginningOfCode = /^[2-9A-HJKMNP-Z]{3,8}$/

/** A part of a reference may begin within "PC2026", or in the random characters behind it, by which it is found. */
const referenceLookups = (typed: string, { now, prefix }: Asked): Lookup[] => {
  const year = Number(dayInKarachi(now).slice(0, 4))
  const heads = Array.from({ length: yearsBack }, (_, ago) => `${prefix}${year - ago}`)
  const codes = heads.flatMap((head) =>
    [...head].flatMap((_, place) => {
      const end = head.slice(place)
      return typed.startsWith(end) ? [typed.slice(end.length)] : []
    }),
  )
  const begun = new Set(codes.filter((code) => beginningOfCode.test(code)))
  return [
    ...[...begun].map((term): Lookup => ({ kind: 'REFERENCE-PART', term, fit: 'part of a number' })),
    // A code has an entry for every second place in it: see codeTerms.
    ...(shownCode.test(typed) ? [typed, typed.slice(1)] : []).map(
      (term): Lookup => ({ kind: 'REFERENCE-PART', term, fit: 'part of a number', words: [typed] }),
    ),
  ]
}

/** One with more digits is a whole telephone number, voucher number or CNIC. */
const longestEnding = 9

/** A whole number, or the beginning of one with or without the country's code. */
const phonesIn = (digits: string): string[] => [
  ...new Set([nationalNumber(digits), digits.replace(/^(?:0092|92|0)/, '')]),
]

const numberLookups = (text: string, asked: Asked): Lookup[] => {
  const number = plainNumber(text)
  const digits = text.replace(/\D/g, '')
  const looksLikeDigits = digits !== '' && digits.length >= number.length
  const ofDigits: [SearchKind, string][] = [
    ['CNIC', digits],
    ['VOUCHER', digits],
    ...phonesIn(digits).map((phone): [SearchKind, string] => ['PHONE', phone]),
  ]
  const always: [SearchKind, string][] = [
    ['REGISTRATION', number],
    ['CHALLAN', number],
  ]
  return [
    ...[...always, ...(looksLikeDigits ? ofDigits : [])].map(
      ([kind, term]): Lookup => ({ kind, term, fit: 'part of a number' }),
    ),
    ...(looksLikeDigits && digits.length <= longestEnding
      ? [{ ...endingTerm(digits), fit: 'part of a number' } as const]
      : []),
    ...referenceLookups(number, asked),
  ]
}

/** More words than a name of the index has entries. */
const mostWords = 12

const longEnough = ({ kind, term }: Lookup): boolean => term.length >= searchPrefixLength[kind]

/** @returns `direct`: lookups that lead to what was typed; `loose`: those that find the words of a name in any order. */
export const lookupsFor = (typed: string, asked: Asked): { direct: Lookup[]; loose: Lookup[] } => {
  const text = foldDigits(typed)
  const spellings = /\d/.test(text) ? [] : foldSpellings(text).map((words) => words.slice(0, mostWords))
  const names = spellings.filter((words) => words.length > 0)
  return {
    direct: [...numberLookups(text, asked), ...names.flatMap(nameLookups)].filter(longEnough),
    loose: names
      .filter((words) => words.length > 1)
      .flatMap(looseLookups)
      .filter(longEnough),
  }
}

/** A limit, so that a search that finds nothing costs the same whatever was typed. */
const mostSwaps = 16

/** What was typed with each two neighbours in each other's place. */
const swapsOf = (text: string): string[] =>
  [...text]
    .flatMap((letter, place, all) => {
      const next = all[place + 1]
      const isPair = next && letter !== next && /[\p{L}\d]/u.test(letter) && /[\p{L}\d]/u.test(next)
      return isPair ? [[...all.slice(0, place), next, letter, ...all.slice(place + 2)].join('')] : []
    })
    .slice(0, mostSwaps)

/** For a search that has found nothing: two letters or digits may have changed places. */
export const swappedLookups = (typed: string, asked: Asked): Lookup[] => {
  const text = foldDigits(typed).trim()
  const lookups = /\d/.test(text)
    ? swapsOf(text.replace(/[^A-Za-z\d]/g, '')).flatMap((number) => numberLookups(number, asked))
    : swapsOf(text).flatMap((name) => foldSpellings(name).flatMap(looseLookups))
  const swapped = lookups
    .filter(longEnough)
    .map((lookup): Lookup => ({ ...lookup, fit: 'two letters swapped' }))
  return [...new Map(swapped.map((lookup) => [JSON.stringify(lookup), lookup])).values()]
}
