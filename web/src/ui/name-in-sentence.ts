/** Letters that are written from right to left, as in Urdu. */
const rightToLeft = /\p{Script=Arabic}/u

const [leftToRightMark, isolate, endOfIsolate] = ['\u200e', '\u2068', '\u2069']

/**
 * A name as a part of an English sentence. One that is written from right to left would take a date or a number after it to its
 * other side, and turn a whole line that begins with it; so it is set apart. A name that stands alone needs `dir="auto"` only.
 */
export const inSentence = (name: string): string =>
  rightToLeft.test(name) ? `${leftToRightMark}${isolate}${name}${endOfIsolate}` : name
