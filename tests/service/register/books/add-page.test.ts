import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBook } from '#tests/support/cases/books.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aFormOf } from '#tests/support/files/uploads.ts'
import { booksOf } from '#tests/support/people/books.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
let registrar: Awaited<ReturnType<StaffStack['staffMember']>>
let books: ReturnType<typeof booksOf>
beforeAll(async () => {
  staffStack = await openStaffStack()
  registrar = await staffStack.staffMember('registrar')
  books = booksOf(registrar, await staffStack.staffMember('registrar'))
})
afterAll(() => staffStack.close())

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
