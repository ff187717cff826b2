import { expect, test } from 'vitest'
import { aBookPart, aBookRow } from '#tests/support/cases/books.ts'
import { booksOf } from '#tests/support/people/books.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const registrar = await staffStack.staffMember('registrar')
const second = await staffStack.staffMember('registrar')
const books = booksOf(registrar, second)

const begunWith = async (...rows: Parameters<typeof aBookRow>[0][]) => {
  const id = await books.begun()
  await books.addPart(id, aBookPart(rows.map(aBookRow)))
  return id
}
const inPublic = async (number: string) =>
  (await staffStack.stack.invoke('register.entry', { params: { number } })).status
const confirm = { action: 'confirm', compared: true }

test('one registrar alone brings nobody into the register: nothing in public, no certificate', async () => {
  const number = 'A-77777'
  const id = await begunWith(
    { number, name: 'Forged Person', valid_until: '2049-12-31' },
    { line: 3, number },
  )
  const alone = [
    await books.importPart(id),
    await registrar.ask('certificates.prepare', { params: { number } }),
    await books.ask(id),
    await books.settle(id, confirm, registrar),
    await books.importPart(id),
  ]
  expect(alone.map(({ status }) => status)).toEqual([409, 404, 200, 403, 409])
  expect([alone[0]?.body.message, alone[3]?.body.message]).toEqual([
    'Another registrar must confirm this book first',
    'You proposed this; another person confirms it',
  ])
  expect(await inPublic(number)).toBe(404)
})

test('what two people confirm is in public, and what two undo is not', async () => {
  const number = 'RPh-5151/90'
  const id = await begunWith({ number })
  await books.ask(id)
  expect((await books.get(id)).waiting).toMatchObject({
    obstacle: expect.stringMatching(/another registrar/),
  })
  const unseen = await books.settle(id, { action: 'confirm' })
  expect([unseen.status, unseen.body.errors]).toEqual([
    422,
    { compared: ['Compare the rows with their pages, on the page of the book'] },
  ])
  expect((await books.settle(id, confirm)).status).toBe(200)
  expect(await inPublic(number)).toBe(404)
  await books.importPart(id)
  expect(await inPublic(number)).toBe(200)
  expect(await books.get(id)).toMatchObject({
    confirmed: { by: { id: registrar.id }, confirmed_by: { id: second.id } },
    waiting: null,
  })
  await books.undoneByTwo(id, 'The wrong book')
  expect(await inPublic(number)).toBe(404)
})

test('whoever sent any row does not confirm the book, and it takes no rows while it waits', async () => {
  const id = await books.begun()
  const parts = { parts: 2, digest: 'a'.repeat(64) }
  await books.addPart(id, aBookPart([aBookRow()], parts))
  const early = await books.ask(id)
  expect([early.status, early.body.message]).toEqual([
    409,
    'register-1987.csv was not sent completely. Choose the same file again first',
  ])
  const last = aBookPart([aBookRow({ line: 102 })], { ...parts, part: 1 })
  await second.ask('books.addPart', { params: { id }, body: last })
  await books.ask(id)
  const sender = await books.settle(id, confirm)
  expect([sender.status, sender.body.message]).toEqual([
    403,
    'You brought this book in, so another registrar must confirm it',
  ])
  expect((await books.addPart(id, aBookPart([aBookRow()], { file: 2 }))).status).toBe(409)
  const third = await staffStack.staffMember('registrar')
  expect((await books.settle(id, confirm, third)).status).toBe(200)
})

test('a refusal says why and opens the book again; asking again draws the same rows', async () => {
  const id = await begunWith(...Array.from({ length: 60 }, (_, line) => ({ line: line + 2 })))
  const drawn = async () => {
    await books.ask(id)
    const { data } = (await second.ask('books.sample', { params: { id } })).body
    return data.map(({ row }: { row: { line: number } }) => row.line)
  }
  const first = await drawn()
  await books.settle(id, { action: 'refuse', reason: 'Row 9 has another name on its page' })
  expect(await books.get(id)).toMatchObject({
    asked: null,
    refused: { by: { id: second.id }, reason: 'Row 9 has another name on its page' },
  })
  expect(await drawn()).toEqual(first)
  await books.settle(id, { action: 'withdraw' }, registrar)
  expect((await books.addPart(id, aBookPart([aBookRow()], { file: 2 }))).status).toBe(201)
})

test('confirmed by many at once, it is confirmed once; asked for by many at once, it waits once', async () => {
  const id = await begunWith({}, { line: 3 })
  const asked = await Promise.all(Array.from({ length: 6 }, () => books.ask(id)))
  for (const { status } of asked) expect([200, 409]).toContain(status)
  const confirmed = await Promise.all(Array.from({ length: 6 }, () => books.settle(id, confirm)))
  expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1)
  await books.importPart(id)
  expect((await books.get(id)).counts.taken).toBe(2)
})
