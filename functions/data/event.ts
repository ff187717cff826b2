/** What happened to a person's file. Append only: the module's one verb. */
import { eventKey } from './keys.ts'
import { putNew } from './record.ts'
import type { Table } from './table.ts'

export const createEvents = (table: Table, newId: () => string) => ({
  append: (userId: string, event: string, now: Date): Promise<void> => {
    const time = now.toISOString()
    return table.transact((name) => [
      putNew({ ...eventKey(userId, time, newId()), _v: 1, event, at: time })(name),
    ])
  },
})
