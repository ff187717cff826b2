/** Objects outside the structure: in a text, a comment or the body of a stream, where a forged cross-reference table can point to. */

/**
 * PDF readers recognise an object by the word `obj` and a trailer by the word `trailer`. Before `obj` there is the end of
 * a number, a blank or the end of a line; after any other character it would be part of a longer word.
 */
const begins = /[\d.+\-\0\s](obj)(?![^\0\s()<>[\]{}/%])|(trailer)/g
const numbered = /\d[\0\s]{1,9}\d{1,5}[\0\s]{1,9}(obj)\b/g // no run is longer than ten bytes
const beginsStream = /[^A-Za-z](stream)(?= *\r?\n)/g

/** Whether a pattern's word occurs at a place that reading the structure did not meet. Both lists are in order. */
const someStray = (text: string, met: number[], pattern: RegExp): boolean => {
  let next = 0
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const word = match[1] ?? match[2] ?? ''
    const place = pattern.lastIndex - word.length
    while ((met[next] ?? place) < place) next++
    if (met[next] !== place) return true
  }
  return false
}

/** Whether there may be an object outside the structure. By chance that is so in one of a thousand files of 4 MiB. */
export const mayHideObjects = (text: string, met: number[]): boolean => someStray(text, met, begins)

/** Whether there certainly is one, or the stream of one. */
export const hidesObjects = (text: string, met: number[]): boolean =>
  someStray(text, met, numbered) || someStray(text, met, beginsStream)
