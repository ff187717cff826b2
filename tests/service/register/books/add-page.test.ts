import { expect, test } from 'vitest'
import { aBook, aBookPart, aBookRow } from '#tests/support/cases/books.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aFormOf } from '#tests/support/files/uploads.ts'
import { booksOf } from '#tests/support/people/books.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const registrar = await staffStack.staffMember('registrar')
const books = booksOf(registrar, await staffStack.staffMember('registrar'))

const add = async (id: string, page: string, bytes: Buffer) =>
  registrar.ask('books.addPage', { params: { id }, form: await aFormOf({ page }, bytes) })

test('a scan is attached to its page, and a newer one takes its place', async () => {
  const id = await books.begun()
  const first = await add(id, '12', aPng(8, 8))
  expect([first.status, first.body.data.page]).toEqual([201, '12'])
  await add(id, '012', aPng(9, 9))
  expect((await books.get(id)).pages).toEqual([
    expect.objectContaining({
      page: '12',
      size: aPng(9, 9).length,
      by: { id: registrar.id, name: registrar.name },
    }),
  ])
})

test('a file that is neither picture nor PDF is refused, as is a book that is not there', async () => {
  const id = await books.begun()
  const { status, body } = await add(id, '12', Buffer.from('<svg/>'))
  expect([status, body.errors]).toEqual([422, { file: ['The file must be a JPG, PNG or PDF'] }])
  expect((await add(aBook().id, '12', aPng(8, 8))).status).toBe(404)
})

test('a scan is kept from the moment that a confirmation is asked for; a further page may come', async () => {
  const id = await books.begun()
  await books.addPart(id, aBookPart([aBookRow()]))
  await add(id, '12', aPng(8, 8))
  await books.ask(id)
  const kept = await add(id, '012', aPng(9, 9))
  expect([kept.status, kept.body.message]).toEqual([409, expect.stringContaining('is kept since')])
  await books.settle(id, { action: 'refuse', reason: 'The scan is of another page' })
  expect((await add(id, '12', aPng(9, 9))).status).toBe(201)
  await books.confirmed(id)
  const later = [await add(id, '12', aPng(10, 10)), await add(id, '13', aPng(10, 10))]
  expect(later.map(({ status }) => status)).toEqual([409, 201])
  const { pages } = await books.get(id)
  expect(pages.map(({ page, size }: { page: string; size: number }) => [page, size])).toEqual([
    ['12', aPng(9, 9).length],
    ['13', aPng(10, 10).length],
  ])
})
