/** The migrations of this version: each brings stored items to the form in which this version writes them. */
import type { Item, Table, Write } from '#functions/platform/table/table.ts'

export interface Migration {
  /** What it does, as the operator reads it: "Contact information names its province". */
  name: string
  /**
   * The writes that bring an item to the present form, on condition that it is as it was read, with what they need of other
   * items; none for an item that has the present form already.
   */
  writesFor: (item: Item, table: Table) => Promise<Write[]> | Write[]
}

/** Empty: no version before this one was ever deployed. */
export const migrations: readonly Migration[] = []
