/** The public halves of all keys that ever signed statements of the register: one item each, and none is removed. */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { registerKeyKey } from '#functions/platform/table/keys/register.ts'
import { registerKeysPartition } from '#functions/platform/table/partitions.ts'
import type { Table } from '#functions/platform/table/table.ts'
import { storedItem, update, within } from '#functions/platform/table/write.ts'
import { publicRegisterKey } from '#shared/certificates/records/register-key.ts'

const leaked = z.object({ leaked_at: z.string() })

type PublicRegisterKey = z.output<typeof publicRegisterKey>

export const createRegisterKeys = (table: Table) => ({
  /** Those that have not leaked. */
  list: async (): Promise<PublicRegisterKey[]> => {
    const items = await table.query({
      ...within(registerKeysPartition),
    })
    return items.flatMap((item) => (leaked.safeParse(item).success ? [] : [publicRegisterKey.parse(item)]))
  },
  /** What it has signed is believed from now on only where the register holds it. @throws ConditionFailed without such a key */
  withdraw: (kid: string, now: Date): Promise<void> =>
    table.transact([
      update({
        Key: { ...registerKeyKey(kid) },
        UpdateExpression: 'SET leaked_at = if_not_exists(leaked_at, :now)',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':now': now.toISOString() },
      }),
    ]),
  /** Its id is random, so it takes the place of no other. */
  add: (key: PublicRegisterKey): Promise<void> => table.put(storedItem(registerKeyKey(key.kid), key)),
})

export const registerKeys = ({ table }: AppContext) => createRegisterKeys(table)
