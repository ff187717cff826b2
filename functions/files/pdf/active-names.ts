/** The names that make a PDF do something, and those that say what it is (security, T17). */
import { eachName, isName, wordsOf } from './names.ts'
import { isBlank, nextToken } from './tokens.ts'

/** Wherever they stand. A way into another file counts, too: it can be taken at opening, without a question. */
const alwaysActive = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
]
/** Short: they count only before a dictionary, text, array, number or comment. */
const activeKeys = ['JS', 'AA', 'XFA', 'EF']
/** Words of plain English: they count only as the kind of an action or annotation. */
const activeKinds = ['Movie', 'Sound']
const kindKeys = ['S', 'Subtype']
const plain = ['Encrypt', 'Catalog', 'Page']

const words = wordsOf([...alwaysActive, ...activeKeys, ...activeKinds, ...kindKeys, ...plain])
const [isAlways, isKey, isKind, isKindKey] = [alwaysActive, activeKeys, activeKinds, kindKeys].map(
  (list) => new Set(list),
) as [Set<string>, Set<string>, Set<string>, Set<string>]

const mostBetween = 200 // blanks and comments in bytes; honest writers put one blank between a key and its value

/** Whether the name at a place is the value of a key that ends at another. */
const isValueOf = (bytes: Uint8Array, keyEnd: number, place: number): boolean =>
  keyEnd >= 0 &&
  place - keyEnd <= mostBetween &&
  nextToken(bytes.subarray(keyEnd, place + 1), 0).from === place - keyEnd

const beginsValue = (bytes: Uint8Array, keyEnd: number): boolean => {
  let at = keyEnd
  while (isBlank(bytes[at])) at++
  return '<([+%0123456789'.includes(String.fromCharCode(bytes[at] ?? 0))
}

/** `active`: scripts, actions, forms that run, attached files. The other words stand for themselves. */
export type Finding = 'active' | 'Encrypt' | 'Catalog' | 'Page' | 'ObjStm'

/** @returns what the names in the parts say. Reads each byte a few times. */
export const findNames = (parts: Uint8Array[]): Set<Finding> => {
  const found = new Set<Finding>()
  for (const bytes of parts) {
    let kindKeyEnd = -1
    eachName(bytes, words, (word, from, to) => {
      if (word === '') return
      if (isKindKey.has(word)) kindKeyEnd = to
      else if (isAlways.has(word)) found.add('active')
      else if (isKey.has(word)) beginsValue(bytes, to) && found.add('active')
      else if (isKind.has(word)) isValueOf(bytes, kindKeyEnd, from) && found.add('active')
      else found.add(word as Finding)
    })
  }
  return found
}

/** Long enough that in the body of a stream, mostly compressed, they hardly ever stand by chance. */
const hidden = wordsOf([...alwaysActive, 'ObjStm'])

/** What a stream's body hides from readers that take it for what it is. */
export const findHiddenNames = (bodies: Uint8Array[]): Set<Finding> => {
  const found = new Set<Finding>()
  for (const body of bodies)
    eachName(body, hidden, (word) => word !== '' && found.add(word === 'ObjStm' ? word : 'active'))
  return found
}

/** Dictionaries whose keys are names that a page gives to its fonts and pictures, so that they say nothing. */
const resources = ['Font', 'XObject', 'ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'Properties']

export const isResources = (bytes: Uint8Array, place: number): boolean =>
  resources.some((word) => isName(bytes, place, word))
