import { expect, test } from 'vitest'
import { aBookRow } from '#tests/support/cases/books.ts'
import { booksOf } from '#tests/support/people/books.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const registrar = await staffStack.staffMember('registrar')
const books = booksOf(registrar, await staffStack.staffMember('registrar'))

test('a book is answered with its files and how far they are', async () => {
  const id = await books.imported([aBookRow()])
  expect(await books.get(id)).toMatchObject({
    id,
    files: [{ file: 1, file_name: 'register-1987.csv', parts: 1, stored: 1, done: 1, undone: 0 }],
    pages: [],
    undo_proposed: null,
  })
})

test('an unknown book is not found', async () => {
  const { status } = await registrar.ask('books.get', { params: { id: '0'.repeat(32) } })
  expect(status).toBe(404)
})
