/** The values of an object or a trailer: dictionaries, arrays, texts, names and numbers. */
import { plainName } from './names.ts'
import { nextToken, type Token, textOf } from './tokens.ts'

/** A run of values, up to the keyword that ends it. */
export interface Values {
  keyword: Token
  dictionary?: { from: number; to: number }
  /** The places after `/Length` in that dictionary. */
  lengths: number[]
}

const beginsNumber = (byte: number | undefined): boolean =>
  '+-.0123456789'.includes(String.fromCharCode(byte ?? 0))
const isValue = (bytes: Uint8Array, word: Token): boolean =>
  beginsNumber(bytes[word.from]) || ['true', 'false', 'null', 'R'].includes(textOf(bytes, word))

/** @returns the values from a place on; null when brackets do not match or the file ends before a keyword. */
export const readValues = (bytes: Uint8Array, from: number): Values | null => {
  const values: Values = { keyword: nextToken(bytes, from), lengths: [] }
  let depth = 0
  for (let token = values.keyword; ; token = nextToken(bytes, token.to)) {
    if (token.kind === 'end' || token.kind === 'broken' || depth < 0) return null
    if (token.kind === '<<' && depth === 0) {
      values.dictionary = { from: token.from, to: token.to }
      values.lengths = []
    }
    if (token.kind === '<<' || token.kind === '[') depth++
    if (token.kind === '>>' || token.kind === ']') depth--
    if (token.kind === '>>' && depth === 0 && values.dictionary) values.dictionary.to = token.to
    if (token.kind === 'name' && depth === 1 && plainName(textOf(bytes, token)) === '/Length')
      values.lengths.push(token.to)
    if (token.kind === 'word' && !isValue(bytes, token))
      return depth === 0 ? { ...values, keyword: token } : null
  }
}
