import { expect, test } from 'vitest'
import { aBookRow } from '#tests/support/cases/books.ts'
import { booksOf } from '#tests/support/people/books.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const registrar = await staffStack.staffMember('registrar')
const books = booksOf(registrar, await staffStack.staffMember('registrar'))

test('books are listed with their counts, the newest first', async () => {
  const first = await books.begun()
  const second = await books.imported([aBookRow()])
  const { body } = await registrar.ask('books.list')
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual([second, first])
  expect(body.data[0]).toMatchObject({
    rows: 1,
    unreadable_rows: 0,
    counts: { taken: 1, there: 0, differs: 0, beyond: 0, 'other-person': 0 },
    confirmed: { by: { id: registrar.id } },
    undone: null,
  })
})
