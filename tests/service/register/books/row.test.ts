import { expect, test } from 'vitest'
import { aBookPart, aBookRow } from '#tests/support/cases/books.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aFormOf } from '#tests/support/files/uploads.ts'
import { booksOf } from '#tests/support/people/books.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const registrar = await staffStack.staffMember('registrar')
const books = booksOf(registrar, await staffStack.staffMember('registrar'))

test('a row is found by its line in any part, with the scan of its page', async () => {
  const id = await books.begun()
  const parts = [2, 200, 350].map((line) => [
    aBookRow({ line, page: 'p. 012' }),
    aBookRow({ line: line + 5 }),
  ])
  for (const [part, rows] of parts.entries())
    await books.addPart(id, aBookPart(rows, { part, parts: 3, digest: 'c'.repeat(64) }))
  const at = (line: number) =>
    registrar.ask('books.row', { params: { id }, query: { file: '1', line: String(line) } })
  for (const rows of parts) for (const row of rows) expect((await at(row.line)).body.data.row).toEqual(row)
  expect((await at(203)).status).toBe(404)
  expect((await at(200)).body.data).toMatchObject({ scan: null, file_name: 'register-1987.csv' })
  await registrar.ask('books.addPage', { params: { id }, form: await aFormOf({ page: 'P 012' }, aPng(9, 9)) })
  expect((await at(200)).body.data.scan).toMatchObject({ page: 'P 012', type: 'image/png' })
})
