/** Scans of the pages of a book. A newer scan replaces the former one, whose file stays in the store. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { bookKey, bookPageKey } from '#functions/platform/table/keys/books.ts'
import { ConditionFailed } from '#functions/platform/table/table.ts'
import { check, put, storedItem } from '#functions/platform/table/write.ts'
import { NotFound } from '#shared/kit/errors.ts'
import type { StoredBookPage } from './book.ts'

export const bookPages = ({ table }: AppContext) => ({
  /** @throws NotFound when there is no such book */
  save: async (id: string, page: StoredBookPage): Promise<void> => {
    try {
      await table.transact([
        put(storedItem(bookPageKey(id, page.page), page)),
        check({ Key: { ...bookKey(id) }, ConditionExpression: 'attribute_exists(pk)' }),
      ])
    } catch (error) {
      throw error instanceof ConditionFailed ? new NotFound() : error
    }
  },
})
