import { expect, test } from 'vitest'
import { aBook, aBookPart, aBookRow, anUnreadableRow } from '#tests/support/cases/books.ts'
import { booksOf } from '#tests/support/people/books.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const registrar = await staffStack.staffMember('registrar')
const books = booksOf(registrar, await staffStack.staffMember('registrar'))

test('rows are kept once, with those that cannot be read', async () => {
  const id = await books.begun()
  const part = aBookPart([aBookRow()], { unreadable: [anUnreadableRow()] })
  const first = await books.addPart(id, part)
  const again = await books.addPart(id, part)
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body.data).toMatchObject({ file: 1, stored: 1, done: 0 })
  expect(await books.get(id)).toMatchObject({ rows: 1, unreadable_rows: 1 })
  expect((await books.rows(id)).unreadable).toEqual([anUnreadableRow()])
})

test('parts are sent in their order, and another file takes no place of one', async () => {
  const id = await books.begun()
  const [one, two] = [aBookRow(), aBookRow({ line: 102 })]
  const parts = { parts: 2, digest: 'a'.repeat(64) }
  const early = await books.addPart(id, aBookPart([two], { ...parts, part: 1 }))
  expect(early.status).toBe(409)
  await books.addPart(id, aBookPart([one], parts))
  const other = await books.addPart(id, aBookPart([two], { ...parts, part: 1, digest: 'b'.repeat(64) }))
  expect([other.status, other.body.message]).toEqual([
    409,
    'Another file was added at this place. Reload the page and choose the file again',
  ])
  expect((await books.addPart(id, aBookPart([two], { ...parts, part: 1 }))).body.data.stored).toBe(2)
})

test.each([
  ['no rows', [], {}, { rows: ['Send 1 to 100 rows at once'] }],
  ['a CNIC of 12 digits', [{ cnic: '352021234567' }], {}, /13 digits/],
  ['a day that does not exist', [{ valid_until: '2026-02-30' }], {}, /real date/],
  ['an end before the beginning', [{ valid_until: '1980-01-01' }], {}, /ends before it begins/],
  [
    'a day in the future',
    [{ first_registered_on: '2090-01-01', valid_until: '2095-01-01' }],
    {},
    /later than today/,
  ],
  ['rows out of order', [{ line: 9 }, { line: 8 }], {}, /in their order/],
  ['a number without letters or digits', [{ number: '-/-' }], {}, /letters A to Z and digits/],
  ['a digest that is none', [{}], { digest: 'x' }, { digest: ['Send the digest'] }],
])('%s is refused with 422', async (_what, given, more, errors) => {
  const id = await books.begun()
  const { status, body } = await books.addPart(id, aBookPart(given.map(aBookRow), more))
  expect(status).toBe(422)
  if (errors instanceof RegExp) expect(JSON.stringify(body.errors)).toMatch(errors)
  else expect(body.errors).toEqual(errors)
})

test('a book that is not there takes no rows', async () => {
  const params = { id: aBook().id }
  expect((await registrar.ask('books.addPart', { params, body: aBookPart([aBookRow()]) })).status).toBe(404)
})
