/** The stored password hash of an account, when only its parameters grew old. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { accountKey } from '#functions/platform/table/keys/accounts.ts'
import type { PersonKind } from '#functions/platform/table/keys/key.ts'
import { ConditionFailed } from '#functions/platform/table/table.ts'

export const passwordHashes = ({ table }: AppContext) => ({
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
