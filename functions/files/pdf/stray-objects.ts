/** Objects that no walk meets, in a text, a comment or the body of a stream; a forged table of contents leads there. */

/**
 * No reader takes anything for an object without the word `obj`, nor for a trailer without its word. Before `obj` there
 * is the end of a number, a blank or a line's end; anything else makes another word of it.
 */
const begins = /[\d.+\-\0\s](obj)(?![^\0\s()<>[\]{}/%])|(trailer)/g
const numbered = /\d[\0\s]{1,9}\d{1,5}[\0\s]{1,9}(obj)\b/g // no run is longer than ten bytes
const beginsStream = /[^A-Za-z](stream)(?= *\r?\n)/g

/** Whether a word that a pattern ends with stands where the walk did not meet it. Both go from first to last. */
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

/** Whether there may be an object that the walk did not meet. By chance that is so in one of a thousand files of 4 MiB. */
export const mayHideObjects = (text: string, met: number[]): boolean => someStray(text, met, begins)

/** Whether there is one in plain sight, or the stream of one. */
export const hidesObjects = (text: string, met: number[]): boolean =>
  someStray(text, met, numbered) || someStray(text, met, beginsStream)
