/**
 * Scans of the pages of a book. Until the confirmation is asked for a newer scan replaces the former one, whose file stays in
 * the store; from then on rows are compared with these scans, and none is replaced.
 */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { bookKey, bookPageKey } from '#functions/platform/table/keys/books.ts'
import { check, put, putNew, storedItem } from '#functions/platform/table/write.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { type StoredBookPage, takesRows } from './book.ts'

export const bookPages = ({ table }: AppContext) => ({
  /** @param replaces whether the page has a scan already. @throws Conflict when that may not be replaced any more */
  save: async (id: string, page: StoredBookPage, replaces: boolean): Promise<void> => {
    const item = storedItem(bookPageKey(id, page.page), page)
    const condition = replaces ? takesRows : 'attribute_exists(pk)'
    const writes = [
      replaces ? put(item) : putNew(item),
      check({ Key: { ...bookKey(id) }, ConditionExpression: condition }),
    ]
    if (!(await table.tryWrite(writes)))
      throw new Conflict(
        'The scan of this page is kept since the confirmation of the book was asked for. Add the other as a page of its own',
      )
  },
})
