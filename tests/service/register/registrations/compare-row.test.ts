import { expect, test } from 'vitest'
import { aBookRow } from '#tests/support/cases/books.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aFormOf } from '#tests/support/files/uploads.ts'
import { booksOf } from '#tests/support/people/books.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const registrar = await staffStack.staffMember('registrar')
const second = await staffStack.staffMember('registrar')

test('an entry of a book has a certificate once somebody who brought none of it in has compared row and page', async () => {
  const row = aBookRow()
  const id = await booksOf(registrar, second).imported([row])
  const params = { number: row.number }
  const prepare = () => registrar.ask('certificates.prepare', { params })
  const early = await prepare()
  expect([early.status, early.body.message]).toEqual([409, expect.stringMatching(/^RPh.* old book/)])
  const unseen = await second.ask('registrations.compareRow', { params })
  expect(unseen.body.message).toBe('No scan of this page is attached to the book')
  await registrar.ask('books.addPage', { params: { id }, form: await aFormOf({ page: '12' }, aPng(8, 8)) })
  const own = await registrar.ask('registrations.compareRow', { params })
  expect([own.status, own.body.message]).toEqual([
    403,
    'You brought this book in, so another registrar must compare the row',
  ])
  for (let time = 0; time < 2; time++)
    expect((await second.ask('registrations.compareRow', { params })).status).toBe(200)
  expect((await prepare()).status).toBe(200)
  const { changes } = await staffStack.services.registrationHistory.page(row.number)
  expect(changes.map(({ event }) => event)).toEqual(['CERTIFICATE_PREPARED', 'ROW_COMPARED', 'IMPORTED'])
})
