/** The values of an object or a trailer: dictionaries, arrays, texts, names and numbers. */
import { isResources } from './active-names.ts'
import { isName } from './names.ts'
import { nextToken, says, type Token, wholeNumber } from './tokens.ts'

/** A run of values, up to the keyword that ends it. */
interface Values {
  keyword: Token
  dictionary?: { from: number; to: number }
  /** The places after `/Length` in that dictionary. */
  lengths: number[]
}

/** The state of the caller that reading the values changes. */
interface ReadOptions {
  /** A copy of the bytes, in which texts and the names of fonts and pictures are made blank. */
  shown: Uint8Array
  /** Places where a value outside all others should begin; those where one does are removed from the set. */
  expectedPlaces?: Set<number>
}

const maxNested = 500 // readers give up earlier
const blank = 0x20
const bracket = 0x28

const beginsNumber = (byte: number): boolean =>
  (byte >= 0x30 && byte <= 0x39) || byte === 0x2b || byte === 0x2d || byte === 0x2e
const isValue = (bytes: Uint8Array, word: Token): boolean =>
  beginsNumber(bytes[word.from] as number) ||
  ['R', 'true', 'false', 'null'].some((value) => says(bytes, word, value))

/** @returns the values from a place on; null when brackets do not match or the file ends before a keyword. */
export const readValues = (
  bytes: Uint8Array,
  from: number,
  { shown, expectedPlaces }: ReadOptions,
): Values | null => {
  const values: Values = { keyword: nextToken(bytes, from), lengths: [] }
  const open: ('array' | 'dictionary' | 'resources')[] = []
  let before: Token | undefined
  for (let token = values.keyword; ; token = nextToken(bytes, token.to)) {
    if (token.kind === 'end' || token.kind === 'broken' || open.length > maxNested) return null
    if (open.length === 0) expectedPlaces?.delete(token.from)
    if (token.kind === '<<') {
      if (open.length === 0) {
        values.dictionary = { from: token.from, to: token.to }
        values.lengths = []
      }
      open.push(before?.kind === 'name' && isResources(bytes, before.from) ? 'resources' : 'dictionary')
    } else if (token.kind === '[') open.push('array')
    else if (token.kind === '>>' || token.kind === ']') {
      const opened = open.pop()
      if (opened === undefined || (opened === 'array') !== (token.kind === ']')) return null
      if (open.length === 0 && values.dictionary && token.kind === '>>') values.dictionary.to = token.to
    } else if (token.kind === 'name') {
      if (open.length === 1 && isName(bytes, token.from, 'Length')) values.lengths.push(token.to)
    } else if (token.kind === 'text') {
      if (bytes[token.from] === bracket) shown.fill(blank, token.from + 1, token.to - 1)
    } else if (!isValue(bytes, token)) return open.length === 0 ? { ...values, keyword: token } : null
    const isNameOfResource =
      before?.kind === 'name' && open.at(-1) === 'resources' && wholeNumber(bytes, token) >= 0
    if (isNameOfResource) shown.fill(blank, before?.from, before?.to)
    before = token
  }
}
