/** The parts of a book's files: the rows as they were sent, and what became of them. */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import {
  bookFileKey,
  bookPartKey,
  bookResultKey,
  bookUndoneKey,
} from '#functions/platform/table/keys/books.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { type Attempt, fingerprint } from '#functions/platform/table/record.ts'
import { ConditionFailed, type Write } from '#functions/platform/table/table.ts'
import { ifAbsent, put, putNew, storedItem, update } from '#functions/platform/table/write.ts'
import { Conflict } from '#shared/kit/errors.ts'
import {
  type BookResult,
  bookResult,
  bookRow,
  type NewBookPart,
  unreadableBookRow,
} from '#shared/register/records/book.ts'
import { type Clerk, clerk } from '#shared/staff/records/clerk.ts'
import { addToBook, alreadyUndone, countResults, takesNoRows } from './book.ts'

export interface PartPlace {
  file: number
  part: number
}

const storedPart = z.object({
  rows: z.array(bookRow),
  unreadable: z.array(unreadableBookRow),
  /** Who sent it; parts of earlier versions say only who sent their file. */
  by: z.optional(clerk),
})
export type StoredPart = z.output<typeof storedPart>

const storedResults = z.object({ results: z.array(bookResult) })
const storedUndoing = z.object({ kept: z.array(z.object({ line: z.number(), why: z.string() })) })
export type KeptRows = z.output<typeof storedUndoing>['kept']

const countDone = (id: string, file: number, field: 'done' | 'undone'): Write =>
  update({
    Key: { ...bookFileKey(id, file) },
    UpdateExpression: 'ADD #field :one',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#field': field },
    ExpressionAttributeValues: { ':one': 1 },
  })

/** The file with its first part, or one part more: parts are sent in their order. */
const fileWrite = (
  id: string,
  { file, part, file_name, digest, parts }: NewBookPart,
  by: Clerk,
  at: string,
): Write => {
  const head = { file, file_name, digest, parts, stored: 1, done: 0, undone: 0, by, at }
  if (part === 0) return put(storedItem(bookFileKey(id, file), head), ifAbsent)
  return update({
    Key: { ...bookFileKey(id, file) },
    UpdateExpression: 'ADD #stored :one',
    ConditionExpression: '#digest = :digest AND #parts = :parts AND #stored = :before',
    ExpressionAttributeNames: { '#stored': 'stored', '#digest': 'digest', '#parts': 'parts' },
    ExpressionAttributeValues: { ':one': 1, ':digest': digest, ':parts': parts, ':before': part },
  })
}

const countsOf = (results: readonly BookResult[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { outcome } of results) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

export const bookParts = ({ table }: AppContext) => {
  const read = async <S extends z.ZodMiniType>(key: Key, schema: S): Promise<z.output<S> | null> => {
    return table.read(schema, key)
  }
  const part = (id: string, place: PartPlace) => read(bookPartKey(id, place), storedPart)
  /** Once; @throws Conflict when somebody has begun to undo the book. */
  const once = async (writes: Write[]): Promise<void> => {
    try {
      await table.transact(writes)
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      if (!error.indexes.includes(0)) throw alreadyUndone()
    }
  }

  return {
    /**
     * Stores a part once.
     * @param kept its rows as they are kept
     * @throws Conflict when the part has other rows already, or the parts before it are missing
     */
    add: async (
      id: string,
      given: NewBookPart,
      { rows, unreadable }: Pick<StoredPart, 'rows' | 'unreadable'>,
      by: Clerk,
      { now }: Attempt,
    ): Promise<void> => {
      const sent = fingerprint([given.digest, given.rows, given.unreadable])
      try {
        await table.transact([
          putNew(storedItem(bookPartKey(id, given), { rows, unreadable, by, sent })),
          fileWrite(id, given, by, now.toISOString()),
          addToBook(id, { rows: rows.length, unreadable_rows: unreadable.length }),
        ])
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        const stored = await table.get(bookPartKey(id, given), { consistent: true })
        if (stored?.sent === sent) return
        if (!stored && error.indexes.includes(2)) throw takesNoRows()
        throw new Conflict('Another file was added at this place. Reload the page and choose the file again')
      }
    },

    /** Null when it was not sent. */
    read: part,

    /** The part of a row, by its line: parts contain the lines of a file in their order. */
    ofLine: async (id: string, { file, line }: { file: number; line: number }, parts: number) => {
      let [low, high] = [0, parts - 1]
      while (low <= high) {
        const middle = (low + high) >> 1
        const found = await part(id, { file, part: middle })
        const lines = [...(found?.rows ?? []), ...(found?.unreadable ?? [])].map((row) => row.line)
        if (lines.length === 0 || line < Math.min(...lines)) high = middle - 1
        else if (line > Math.max(...lines)) low = middle + 1
        else return found?.rows.find((row) => row.line === line) ?? null
      }
      return null
    },

    /** Null while the part is not done. */
    results: async (id: string, place: PartPlace): Promise<BookResult[] | null> =>
      (await read(bookResultKey(id, place), storedResults))?.results ?? null,

    /** The rows that stayed; null while the part is not undone. */
    kept: async (id: string, place: PartPlace): Promise<KeptRows | null> =>
      (await read(bookUndoneKey(id, place), storedUndoing))?.kept ?? null,

    saveResults: (id: string, place: PartPlace, results: BookResult[]): Promise<void> =>
      once([
        putNew(storedItem(bookResultKey(id, place), { results })),
        countDone(id, place.file, 'done'),
        countResults(id, results.length > 0 ? countsOf(results) : { taken: 0 }),
      ]),

    saveUndoing: (id: string, place: PartPlace, kept: KeptRows, undone: number): Promise<void> =>
      once([
        putNew(storedItem(bookUndoneKey(id, place), { kept })),
        countDone(id, place.file, 'undone'),
        addToBook(id, { undone_rows: undone, kept_rows: kept.length }, 'attribute_exists(undone)'),
      ]),
  }
}
