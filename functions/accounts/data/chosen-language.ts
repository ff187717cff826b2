/** The language that somebody chose for the pages that are in both. */
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { accountKey } from '#functions/platform/table/keys/accounts.ts'
import type { Language } from '#shared/kit/languages.ts'

export const chosenLanguages = ({ table }: AppContext) => ({
  /** No content of the account changes, so its version stays; of two choices the later one counts. */
  keep: async (userId: string, language: Language): Promise<void> => {
    await table.update({
      Key: { ...accountKey('applicant', userId) },
      UpdateExpression: 'SET #language = :language',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(closed_at)',
      ExpressionAttributeNames: { '#language': 'language' },
      ExpressionAttributeValues: { ':language': language },
    })
  },
})
