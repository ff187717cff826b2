/** The position of a page of a list: after or before a case, and how many cases come before it. */
import { fromCursor, toCursor } from '#functions/platform/table/cursor.ts'

export interface Place {
  way: 'after' | 'before'
  /** The sort key of the case next to the page. */
  key: string
  /** How many cases come before the page. */
  skipped: number
}

export const placeCursor = ({ way, key, skipped }: Place): string => toCursor(`${way} ${skipped} ${key}`)

/** A cursor that somebody made up means the first page. */
export const placeOf = (cursor: string | undefined): Place | null => {
  const [, way, skipped, key] = /^(after|before) (\d{1,7}) (\S+)$/.exec(fromCursor(cursor ?? '')) ?? []
  return way && key ? { way: way as Place['way'], key, skipped: Number(skipped) } : null
}
