/** The public halves of all keys that ever signed statements of the register: one item each, and none is removed. */
import type * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { registerKeyKey } from '#functions/platform/table/keys/register.ts'
import { registerKeysPartition } from '#functions/platform/table/partitions.ts'
import type { Table } from '#functions/platform/table/table.ts'
import { storedItem } from '#functions/platform/table/write.ts'
import { publicRegisterKey } from '#shared/certificates/records/register-key.ts'

type PublicRegisterKey = z.output<typeof publicRegisterKey>

export const createRegisterKeys = (table: Table) => ({
  list: async (): Promise<PublicRegisterKey[]> => {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': registerKeysPartition },
    })
    return items.map((item) => publicRegisterKey.parse(item))
  },
  /** Its id is random, so it takes the place of no other. */
  add: (key: PublicRegisterKey): Promise<void> => table.put(storedItem(registerKeyKey(key.kid), key)),
})

export const registerKeys = ({ table }: AppContext) => createRegisterKeys(table)
