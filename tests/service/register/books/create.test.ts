import { expect, test } from 'vitest'
import { aBook } from '#tests/support/cases/books.ts'
import { booksOf } from '#tests/support/people/books.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const registrar = await staffStack.staffMember('registrar')
const books = booksOf(registrar, await staffStack.staffMember('registrar'))

test('a book begun twice is one, and its id is not used for another', async () => {
  const body = aBook()
  const first = await registrar.ask('books.create', { body })
  const again = await registrar.ask('books.create', { body })
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body.data).toEqual(first.body.data)
  const other = await registrar.ask('books.create', { body: { ...body, name: 'Another' } })
  expect([other.status, other.body.message]).toEqual([409, 'This book was begun with another name'])
  const nameless = await registrar.ask('books.create', { body: { ...aBook(), name: ' ' } })
  expect(nameless.body.errors).toEqual({ name: ['Name the book'] })
})

test('only a registrar brings books in', async () => {
  const reviewer = await staffStack.staffMember('reviewer', 'administrator')
  expect((await reviewer.ask('books.create', { body: aBook() })).status).toBe(403)
  expect(await books.begun()).toHaveLength(36)
})
