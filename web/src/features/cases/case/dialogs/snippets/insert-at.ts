/** A kept text within what was typed. */

interface Insertion {
  value: string
  /** Behind the inserted text. */
  cursor: number
}

const spaceBetween = (one: string, other: string): string =>
  one === '' || other === '' || /\s$/.test(one) || /^\s/.test(other) ? '' : ' '

/** Inserts a text at a place, with spaces to the words around it; nothing that was typed is lost. */
export const insertAt = (typed: string, place: number, text: string): Insertion => {
  const [before, after] = [typed.slice(0, place), typed.slice(place)]
  const begun = before + spaceBetween(before, text) + text
  return { value: begun + spaceBetween(text, after) + after, cursor: begun.length }
}
