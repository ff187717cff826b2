/** Saved views of the queue: an item for each, in the partition of the account and not read with it. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { personPartition } from '#functions/platform/table/keys/key.ts'
import { savedViewKey } from '#functions/platform/table/keys/staff.ts'
import { savedViewPrefix } from '#functions/platform/table/partitions.ts'
import { wasMade } from '#functions/platform/table/table.ts'
import { putNew, remove, storedItem, within } from '#functions/platform/table/write.ts'
import { type SavedView, savedView } from '#shared/cases/records/saved-view.ts'

const byName = (one: SavedView, other: SavedView): number => one.name.localeCompare(other.name, 'en')

export const savedViews = ({ table, newId }: AppContext) => ({
  list: async (staffId: string): Promise<SavedView[]> => {
    const items = await table.list(savedView, {
      ...within(personPartition('staff', staffId), { beginning: savedViewPrefix }),
      ConsistentRead: true, // it is answered after each change
    })
    return items.sort(byName)
  },

  create: async (staffId: string, { name, list }: Omit<SavedView, 'id'>): Promise<void> => {
    const id = newId()
    await table.transact([putNew(storedItem(savedViewKey(staffId, id), { id, name, list }))])
  },

  /** @returns false when there is no such view. */
  rename: async (staffId: string, id: string, name: string): Promise<boolean> => {
    return wasMade(
      table.update({
        Key: { ...savedViewKey(staffId, id) },
        UpdateExpression: 'SET #name = :name',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#name': 'name' },
        ExpressionAttributeValues: { ':name': name },
      }),
    )
  },

  /** Removing twice is the same as once. */
  remove: (staffId: string, id: string): Promise<void> => table.transact([remove(savedViewKey(staffId, id))]),
})
