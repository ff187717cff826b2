import * as z from 'zod/mini'

import { bookFilesPrefix, bookKey } from '#functions/platform/table/keys/books.ts'
import { bookPrefix, booksPartition } from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { nothingYet, storedBook } from '#functions/register/data/book.ts'
import { bookOutcomes } from '#shared/vocabulary/register.ts'
import { itemsBelow } from '../applications/person.ts'
import { correctCounts, differences } from '../counted.ts'
import { references } from '../references.ts'
import { type Family, type Group, keyOf, read, type Tools } from '../tools.ts'

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0)
const sum = (items: Item[], list: string): number =>
  items.reduce((total, item) => total + lengthOf(item[list]), 0)

const countsOf = (group: Group): Record<string, number> => {
  const parts = itemsBelow(group, 'PART#')
  const counts: Record<string, number> = {
    rows: sum(parts, 'rows'),
    unreadable_rows: sum(parts, 'unreadable'),
    kept_rows: sum(itemsBelow(group, 'UNDONE#'), 'kept'),
  }
  for (const { results } of itemsBelow(group, 'RESULT#'))
    for (const { outcome } of results as { outcome: string }[]) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

/** How many parts of each file are stored, done and undone. */
const checkFiles = (group: Group, { tell }: Tools): void => {
  for (const item of itemsBelow(group, bookFilesPrefix)) {
    const file = String(item.sk).slice(bookFilesPrefix.length)
    const of = (kind: string) => itemsBelow(group, `${kind}#${file}#`).length
    const counts = { stored: of('PART'), done: of('RESULT'), undone: of('UNDONE') }
    const wrong = differences(counts, item, () => false)
    if (Object.keys(wrong).length > 0)
      tell(keyOf(item), `The file counts its parts wrongly: ${Object.keys(wrong).join(', ')}.`, [
        correctCounts(keyOf(item), item, wrong),
      ])
  }
}

const bringers = z.pick(storedBook, { by: true, asked: true, confirmed: true })

/** Whoever confirmed it brought none of it in. */
const checkConfirmed = (head: Item, { tell }: Tools): void => {
  const { by, asked, confirmed } = read(bringers, { ...nothingYet, ...head }) ?? {}
  const importers = [by, ...(asked?.sent_by ?? [])].map((person) => person?.id)
  if (confirmed && importers.includes(confirmed.confirmed_by.id))
    tell(keyOf(head), 'Whoever confirmed this book has also brought it in.')
}

const isCounted = (name: string): boolean => (bookOutcomes as readonly string[]).includes(name)

export const books: Family = {
  name: 'books',
  holds:
    'Each book is on the list of books, counts its rows, results and parts, and is confirmed by somebody who brought none of it in.',
  open: (tools) => {
    const heads = references<{ id: string; counts: Record<string, number> }, Item>(tools)
    return {
      see: (group) => {
        const { pk, items } = group
        if (pk.startsWith(bookPrefix)) {
          const id = pk.slice(bookPrefix.length)
          heads.want(bookKey(id), { id, counts: countsOf(group) })
          checkFiles(group, tools)
        }
        if (pk === booksPartition)
          for (const item of items.values()) {
            heads.find(keyOf(item), item)
            checkConfirmed(item, tools)
          }
      },
      end: () =>
        heads.each(([book], head) => {
          if (book && !head) tools.tell(bookKey(book.id), 'The list of books does not name this one.')
          if (!head) return
          const wrong = differences(book?.counts ?? {}, head, isCounted)
          if (Object.keys(wrong).length > 0)
            tools.tell(keyOf(head), `The book counts its rows wrongly: ${Object.keys(wrong).join(', ')}.`, [
              correctCounts(keyOf(head), head, wrong),
            ])
        }),
    }
  },
}
