import { useRef } from 'react'
import { flushSync } from 'react-dom'

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

interface InsertionPlace {
  value: string
  onValue: (value: string) => void
  /** The maximum length of the field, in characters. */
  longest: number
  /** The field takes no line breaks. */
  oneLine?: boolean
}

export interface TextInsertion {
  /** Whether the text still fits into the field. */
  fits: (text: string) => boolean
  /** Inserts the text at the cursor. */
  insert: (text: string) => void
  focus: () => void
}

/** Inserts texts into a field, at its cursor; at the end of what is there while nobody has been in it. */
export const useInsertion = <T extends HTMLInputElement | HTMLTextAreaElement>(place: InsertionPlace) => {
  const { value, onValue, longest, oneLine = false } = place
  const input = useRef<T>(null)
  const visited = useRef(false)

  const inserted = (text: string) => {
    const end = visited.current ? input.current?.selectionEnd : undefined
    return insertAt(value, end ?? value.length, oneLine ? text.replace(/\s+/g, ' ') : text)
  }
  const insertion: TextInsertion = {
    fits: (text) => inserted(text).value.length <= longest,
    insert: (text) => {
      const next = inserted(text)
      flushSync(() => onValue(next.value)) // the cursor can only be set where the text is
      input.current?.focus()
      input.current?.setSelectionRange(next.cursor, next.cursor)
    },
    focus: () => input.current?.focus(),
  }
  const onFocus = () => {
    visited.current = true
  }
  return { field: { ref: input, onFocus }, insertion }
}
