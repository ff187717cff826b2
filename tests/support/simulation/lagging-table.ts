/** A table in memory whose eventually consistent reads see what was there when `settle` was called last, and nothing newer. */
import { type Table, tableOf } from '#functions/platform/table/table.ts'
import { memoryTable } from './memory-table.ts'

export const laggingTable = () => {
  const [present, past] = [memoryTable(), memoryTable()]
  const table = tableOf({
    ...present.table,
    get: (key, read) => (read?.consistent ? present : past).table.get(key),
    query: (input) => (input.ConsistentRead ? present : past).table.query(input),
  })
  return { table, items: present.items, settle: (): void => past.restore(present.snapshot()) }
}

/** Every operation fails, with an error that is no condition. */
export const brokenTable = (): Table => {
  const fail = async () => {
    throw new Error('The database is away')
  }
  return tableOf({ get: fail, query: fail, put: fail, update: fail, transact: fail })
}
