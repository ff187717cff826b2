/** Letters that are written from right to left, as in Urdu. */
const rightToLeft = /\p{Script=Arabic}/u

const [leftToRightMark, isolate, endOfIsolate] = ['\u200e', '\u2068', '\u2069']

/**
 * A name as a part of an English sentence. A name that is written from right to left would move a date or a number
 * after it to its other side, and reverse a line that begins with it; so it is isolated. A name alone needs only
 * `dir="auto"`.
 */
export const inSentence = (name: string): string =>
  rightToLeft.test(name) ? `${leftToRightMark}${isolate}${name}${endOfIsolate}` : name
