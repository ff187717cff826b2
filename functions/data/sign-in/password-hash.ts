/** The stored password hash of an account, when only its parameters grew old. */
import { accountKey } from '#functions/data/keys/accounts.ts'
import type { PersonKind } from '#functions/data/keys/key.ts'
import { ConditionFailed, type Table } from '#functions/data/table/table.ts'

export const createPasswordHashes = (table: Table) => ({
  /** Puts a newer hash in the place of an older one; a change that came in between wins. */
  replace: async (kind: PersonKind, personId: string, older: string, newer: string): Promise<void> => {
    await table
      .update({
        Key: { ...accountKey(kind, personId) },
        UpdateExpression: 'SET password_hash = :newer',
        ConditionExpression: 'password_hash = :older',
        ExpressionAttributeValues: { ':newer': newer, ':older': older },
      })
      .catch((error) => {
        if (!(error instanceof ConditionFailed)) throw error
      })
  },
})
