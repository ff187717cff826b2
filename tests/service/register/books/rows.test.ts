import { expect, test } from 'vitest'
import { aBookPart, aBookRow, anUnreadableRow } from '#tests/support/cases/books.ts'
import { booksOf } from '#tests/support/people/books.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const registrar = await staffStack.staffMember('registrar')
const books = booksOf(registrar, await staffStack.staffMember('registrar'))

test('the rows of a part are answered with what became of each, once it is imported', async () => {
  const id = await books.begun()
  const row = aBookRow()
  await books.addPart(id, aBookPart([row], { unreadable: [anUnreadableRow()] }))
  expect(await books.rows(id)).toEqual({
    rows: [{ ...row, result: null, kept_because: null }],
    unreadable: [anUnreadableRow()],
    done: false,
    undone: false,
  })
  await books.confirmed(id)
  await books.importPart(id)
  const after = await books.rows(id)
  expect([after.done, after.rows[0]?.result?.outcome]).toEqual([true, 'taken'])
  const odd = await registrar.ask('books.rows', { params: { id }, query: { file: 'x', part: '0' } })
  expect(odd.status).toBe(422)
})
