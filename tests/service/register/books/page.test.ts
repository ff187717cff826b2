import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { aFormOf } from '#tests/support/files/uploads.ts'
import { booksOf } from '#tests/support/people/books.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const registrar = await staffStack.staffMember('registrar')
const books = booksOf(registrar, await staffStack.staffMember('registrar'))

test('the scan of a page is answered as it was sent, to registrars only', async () => {
  const id = await books.begun()
  const bytes = aPng(8, 8)
  await registrar.ask('books.addPage', { params: { id }, form: await aFormOf({ page: '12 b' }, bytes) })
  const call = { params: { id, page: '12 b' } }
  const read = await registrar.ask('books.page', call)
  expect([read.status, read.headers['content-type']]).toEqual([200, 'image/png'])
  expect(read.bytes).toEqual(bytes)
  const { events } = await staffStack.services.events.page(registrar.id, undefined, 'staff')
  expect(events.filter(({ event }) => event === 'BOOK_PAGE_READ').map(({ details }) => details)).toEqual([
    { book: 'Register A, volume 1', page: '12 b' },
  ])
  const none = await registrar.ask('books.page', { params: { id, page: '13' } })
  expect([none.status, none.body.message]).toEqual([404, 'There is no scan of this page'])
  const reviewer = await staffStack.staffMember('reviewer')
  expect((await reviewer.ask('books.page', call)).status).toBe(403)
})
