/** The names in a PDF, and those among them that make it do something (security, T17). */
import { afterRegular, isBlank } from './tokens.ts'

const slash = 0x2f
const longestNameInBytes = 3 * 20 // every sign written as #xx; no name that matters has more than 20 signs

/** `J#61vaScript` is JavaScript (ISO 32000-1, 7.3.5). */
export const plainName = (written: string): string =>
  written.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Whether some /name meets a test. Every slash counts, in a text or a comment too: a reader that is sent there by a
 * forged table of contents sees a name. Reads each byte once.
 */
export const someName = (bytes: Uint8Array, test: (name: string, end: number) => boolean): boolean => {
  let at = bytes.indexOf(slash)
  while (at >= 0) {
    const end = afterRegular(bytes, at + 1, longestNameInBytes)
    if (test(plainName(String.fromCharCode(...bytes.subarray(at + 1, end))), end)) return true
    at = bytes.indexOf(slash, end)
  }
  return false
}

/** Six bytes or more: in random data of 4 MiB one of them stands by chance in one of some million files. */
const longActive = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'Rendition',
  'Movie',
  'Sound',
])
/** They end many a web address in a link, too, so they count only before a dictionary, text, array, number or comment. */
const shortActive = new Set(['JS', 'AA', 'XFA', 'EF'])
const beginsValue = /[<([\d+%]/

/** The first sign after blanks. */
const signAfter = (bytes: Uint8Array, end: number): string => {
  let at = end
  while (isBlank(bytes[at])) at++
  return String.fromCharCode(bytes[at] ?? 0)
}

/** A place to open the document at is an array, and harmless; anything else is an action. */
const opensWithAction = (bytes: Uint8Array, name: string, end: number): boolean =>
  name === 'OpenAction' && signAfter(bytes, end) !== '['

/** Whether objects hold scripts, actions, forms that run or attached files. */
export const hasActiveName = (bytes: Uint8Array): boolean =>
  someName(
    bytes,
    (name, end) =>
      longActive.has(name) ||
      (shortActive.has(name) && beginsValue.test(signAfter(bytes, end))) ||
      opensWithAction(bytes, name, end),
  )

/** Whether the body of a stream, mostly compressed, hides an active object. Short names come up there by chance. */
export const hidesActiveName = (body: Uint8Array): boolean =>
  someName(body, (name) => longActive.has(name) || name === 'OpenAction' || name === 'ObjStm')

/** The names of a dictionary, those of its values and of dictionaries within it too. */
export const namesOf = (bytes: Uint8Array): string[] => {
  const names: string[] = []
  someName(bytes, (name) => {
    names.push(name)
    return false
  })
  return names
}
