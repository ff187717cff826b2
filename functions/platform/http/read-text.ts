/** Text of a request. What is no valid UTF-8 is refused: decoded leniently, letters would be stored as U+FFFD. */
import { Malformed } from '#shared/kit/errors.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const message = 'The request is not valid UTF-8'

/** A gateway or parser that has decoded the bytes itself leaves U+FFFD in place of those it cannot read. @throws Malformed */
export const requireNoReplacement = (text: string): string => {
  if (text.includes('\uFFFD')) throw new Malformed(message)
  return text
}

/** @throws Malformed */
export const readText = (bytes: Uint8Array): string => {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    throw new Malformed(message)
  }
  return requireNoReplacement(text)
}
