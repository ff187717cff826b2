import { expect, test } from 'vitest'
import { aBookPart, aBookRow } from '#tests/support/cases/books.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aFormOf } from '#tests/support/files/uploads.ts'
import { booksOf } from '#tests/support/people/books.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const registrar = await staffStack.staffMember('registrar')
const books = booksOf(registrar, await staffStack.staffMember('registrar'))

const sampleOf = async (id: string) => {
  const { data } = (await registrar.ask('books.sample', { params: { id } })).body
  return data as { row: { line: number; page: string }; scan: object | null }[]
}

test('twenty rows of all parts are drawn by chance, each with the scan of its page where there is one', async () => {
  const draw = async () => {
    const id = await books.begun()
    const parts = { parts: 3, digest: 'a'.repeat(64) }
    for (const part of [0, 1, 2]) {
      const lines = Array.from({ length: 30 }, (_, place) => part * 100 + place + 2)
      const rows = lines.map((line) => aBookRow({ line, page: line % 2 ? '7' : '8' }))
      await books.addPart(id, aBookPart(rows, { ...parts, part }))
    }
    await registrar.ask('books.addPage', { params: { id }, form: await aFormOf({ page: '7' }, aPng(8, 8)) })
    expect(await sampleOf(id)).toEqual([])
    await books.ask(id)
    return sampleOf(id)
  }
  const [one, other] = [await draw(), await draw()]
  const linesOf = (drawn: typeof one) => drawn.map(({ row }) => row.line)
  expect(new Set(linesOf(one)).size).toBe(20)
  expect(linesOf(other)).not.toEqual(linesOf(one))
  for (const { row, scan } of one) expect(scan !== null).toBe(row.page === '7')
})
