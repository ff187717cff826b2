/** Reads items as the table's stream hands them over: each value after the letter of its type. */
import type { Item } from './table.ts'

interface Value {
  S?: string
  N?: string
  BOOL?: boolean
  L?: Value[]
  M?: Record<string, Value>
}

/** Sets and bytes are in no record. */
const plainValue = ({ S, N, BOOL, L, M }: Value): unknown => {
  if (N !== undefined) return Number(N)
  return S ?? BOOL ?? L?.map(plainValue) ?? (M ? itemOf(M) : null)
}
const itemOf = (values: Record<string, Value>): Item =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plainValue(value)]))

/** The item that a record of the stream tells of, as it was written; empty if it was removed. */
export const imageOf = ({ dynamodb }: { dynamodb?: { NewImage?: Record<string, Value> } }): Item =>
  itemOf(dynamodb?.NewImage ?? {})
