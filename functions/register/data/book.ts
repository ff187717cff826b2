/**
 * Old registers. Rows are stored as they were sent, in parts. The entry made from a row stores the row as its source.
 * The results of a part are stored once, when all its rows are done, with the counts of the book.
 */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import {
  bookFileKey,
  bookFilesPrefix,
  bookKey,
  bookPagesPrefix,
  bookPartition,
} from '#functions/platform/table/keys/books.ts'
import { booksPartition } from '#functions/platform/table/partitions.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { ConditionFailed, type Item, type Write } from '#functions/platform/table/table.ts'
import { check, putNew, storedItem, update, within } from '#functions/platform/table/write.ts'
import { Conflict, Stale } from '#shared/kit/errors.ts'
import { type Book, type BookFile, book, bookFile, bookPage } from '#shared/register/records/book.ts'
import { type Clerk, clerk } from '#shared/staff/records/clerk.ts'
import { bookOutcomes } from '#shared/vocabulary/register.ts'

/** A row by its place in the files. */
const drawnRow = z.object({ file: z.number(), part: z.number(), line: z.number() })
export type DrawnRow = z.output<typeof drawnRow>

export const storedBook = z.extend(book, {
  /** With everybody who began the book or sent rows of it, and the rows that are compared. */
  asked: z.nullable(
    z.object({ by: clerk, at: z.string(), sent_by: z.array(clerk), drawn: z.array(drawnRow) }),
  ),
  /** By which rows are drawn: told to nobody, and the same however often confirmation is asked for. */
  seed: z._default(z.string(), ''),
})
export type StoredBook = z.output<typeof storedBook>

/** The state of a book that has just begun. */
export const nothingYet = {
  asked: null,
  refused: null,
  confirmed: null,
  undone: null,
  undone_rows: 0,
  kept_rows: 0,
}

/** The counts are attributes of the item, each with the name of its outcome. */
const asBook = (item: Item): StoredBook => {
  const counts = Object.fromEntries(bookOutcomes.map((outcome) => [outcome, Number(item[outcome] ?? 0)]))
  return storedBook.parse({ ...nothingYet, ...item, counts })
}

const storedPage = z.extend(bookPage, { object_key: z.string() })
export type StoredBookPage = z.output<typeof storedPage>

const notUndone = 'attribute_exists(pk) AND attribute_not_exists(undone)'

/** Until the confirmation is asked for. */
export const takesRows = `${notUndone} AND attribute_not_exists(asked)`
const countsAsRegister = `${notUndone} AND attribute_exists(confirmed)`

/** Adds to the counts of a book, as long as it takes rows. */
export const addToBook = (id: string, counts: Record<string, number>, condition = takesRows): Write => {
  const names = Object.keys(counts)
  return update({
    Key: { ...bookKey(id) },
    UpdateExpression: `ADD ${names.map((_, place) => `#n${place} :n${place}`).join(', ')}`,
    ConditionExpression: condition,
    ExpressionAttributeNames: Object.fromEntries(names.map((name, place) => [`#n${place}`, name])),
    ExpressionAttributeValues: Object.fromEntries(names.map((name, place) => [`:n${place}`, counts[name]])),
  })
}

/** The write of the results of confirmed rows. */
export const countResults = (id: string, counts: Record<string, number>): Write =>
  addToBook(id, counts, countsAsRegister)

/** Closes the book for more rows. Refused where some came in between. */
export const writeToAsk = ({ id, rows }: Book, asked: StoredBook['asked'], seed: string): Write =>
  update({
    Key: { ...bookKey(id) },
    UpdateExpression: 'SET asked = :asked, seed = :seed',
    ConditionExpression: `${takesRows} AND #rows = :rows`,
    ExpressionAttributeNames: { '#rows': 'rows' },
    ExpressionAttributeValues: { ':asked': asked, ':seed': seed, ':rows': rows },
  })

/** Opens it for rows again. @param refused null where the confirmation was withdrawn */
export const writeToReopenBook = (id: string, refused: Book['refused']): Write =>
  update({
    Key: { ...bookKey(id) },
    UpdateExpression: `REMOVE asked${refused ? ' SET refused = :refused' : ''}`,
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(confirmed)',
    ...(refused && { ExpressionAttributeValues: { ':refused': refused } }),
  })

/** The write after which the rows may enter the register. */
export const writeToConfirmBook = (id: string, confirmed: NonNullable<Book['confirmed']>): Write =>
  update({
    Key: { ...bookKey(id) },
    UpdateExpression: 'SET confirmed = :confirmed REMOVE refused',
    ConditionExpression: `${notUndone} AND attribute_exists(asked) AND attribute_not_exists(confirmed)`,
    ExpressionAttributeValues: { ':confirmed': confirmed },
  })

/** The write after which rows are undone and none is taken. */
export const writeToBeginUndoingBook = (
  id: string,
  undone: { by: Clerk; at: string; reason: string; confirmed_by: Clerk },
): Write =>
  update({
    Key: { ...bookKey(id) },
    UpdateExpression: 'SET undone = :undone',
    ConditionExpression: notUndone,
    ExpressionAttributeValues: { ':undone': undone },
  })

export const alreadyUndone = (): Conflict => new Conflict('This book has been undone')
export const takesNoRows = (): Conflict =>
  new Conflict('This book is closed since its confirmation was asked for. Bring more rows in as another book')

export const books = ({ table }: AppContext) => {
  const read = async (id: string): Promise<StoredBook | null> => {
    const item = await table.get(bookKey(id), { consistent: true })
    return item && asBook(item)
  }
  const itemsOf = (id: string, prefix: string): Promise<Item[]> =>
    table.query({
      ...within(bookPartition(id), { beginning: prefix }),
      ConsistentRead: true,
    })

  return {
    /** Null when there is no such book. */
    read,

    /** Newest first. */
    list: async (): Promise<Book[]> => {
      const items = await table.query({
        ...within(booksPartition),
      })
      return items.map(asBook).sort((one, other) => other.at.localeCompare(one.at))
    },

    /** Begins a book once. @throws Conflict when the id was used for another one */
    create: async (
      { id, name }: { id: string; name: string },
      by: Clerk,
      { now }: Attempt,
    ): Promise<Book> => {
      const head = { id, name, by, at: now.toISOString(), rows: 0, unreadable_rows: 0 }
      if (await table.tryWrite([putNew(storedItem(bookKey(id), head))])) return asBook(head)
      const stored = await read(id)
      if (stored?.name !== name || stored.by.id !== by.id)
        throw new Conflict('This book was begun with another name')
      return stored
    },

    files: async (id: string): Promise<BookFile[]> =>
      (await itemsOf(id, bookFilesPrefix)).map((item) => bookFile.parse(item)),

    file: (id: string, file: number): Promise<BookFile | null> => table.read(bookFile, bookFileKey(id, file)),

    pages: async (id: string): Promise<StoredBookPage[]> =>
      (await itemsOf(id, bookPagesPrefix)).map((item) => storedPage.parse(item)),

    /** Makes the writes of an entry of a confirmed book, as long as nobody has begun to undo it. @throws Stale, Conflict */
    take: async (id: string, writes: Write[]): Promise<void> => {
      const isConfirmed = check({ Key: { ...bookKey(id) }, ConditionExpression: countsAsRegister })
      try {
        await table.transact([...writes, isConfirmed])
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        throw error.indexes.includes(writes.length) ? alreadyUndone() : new Stale(null)
      }
    },

    /**
     * Makes the writes that remove an entry again.
     * @throws Stale when it was changed in the meantime
     */
    takeOut: async (writes: Write[]): Promise<void> => {
      if (!(await table.tryWrite(writes))) throw new Stale(null)
    },
  }
}
