/** The names that make a PDF do something, and those that say what it is. */
import { eachName, isName, wordsOf } from './names.ts'
import { isBlank, nextToken } from './tokens.ts'

/** Active wherever they are. Links into other files count as well: they can be followed on opening, without a question. */
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
/** These are short, so they count only before a dictionary, text, array, number or comment. */
const activeKeys = ['JS', 'AA', 'XFA', 'EF']
/** Words of plain English: they count only as the kind of an action or annotation. */
const activeKinds = ['Movie', 'Sound']
const kindKeys = ['S', 'Subtype']
const plain = ['Encrypt', 'Catalog', 'Page']

const words = wordsOf([...alwaysActive, ...activeKeys, ...activeKinds, ...kindKeys, ...plain])
const [isAlways, isKey, isKind, isKindKey] = [alwaysActive, activeKeys, activeKinds, kindKeys].map(
  (list) => new Set(list),
) as [Set<string>, Set<string>, Set<string>, Set<string>]

const maxBetween = 200 // blanks and comments in bytes; honest writers put one blank between a key and its value

/** Whether the name at a place is the value of a key that ends at another. */
const isValueOf = (bytes: Uint8Array, keyEnd: number, place: number): boolean =>
  keyEnd >= 0 &&
  place - keyEnd <= maxBetween &&
  nextToken(bytes.subarray(keyEnd, place + 1), 0).from === place - keyEnd

const beginsValue = (bytes: Uint8Array, keyEnd: number): boolean => {
  let at = keyEnd
  while (isBlank(bytes[at])) at++
  return '<([+%0123456789'.includes(String.fromCharCode(bytes[at] ?? 0))
}

/** `active`: scripts, actions, forms that run, attached files. The others are the names themselves. */
type Finding = 'active' | 'Encrypt' | 'Catalog' | 'Page' | 'ObjStm'

/** @returns what the names in the parts mean. Reads each byte a few times. */
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

/** Long enough that they hardly ever occur by chance in the body of a stream, which is mostly compressed. */
const hidden = wordsOf([...alwaysActive, 'ObjStm'])

/** Names in the bodies of streams, where a reader that follows the structure sees none. */
export const findHiddenNames = (bodies: Uint8Array[]): Set<Finding> => {
  const found = new Set<Finding>()
  for (const body of bodies)
    eachName(body, hidden, (word) => word !== '' && found.add(word === 'ObjStm' ? word : 'active'))
  return found
}

/** Dictionaries whose keys are a page's names for its fonts and pictures, which are harmless. */
const resources = ['Font', 'XObject', 'ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'Properties']

export const isResources = (bytes: Uint8Array, place: number): boolean =>
  resources.some((word) => isName(bytes, place, word))
