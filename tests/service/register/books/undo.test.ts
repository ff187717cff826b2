import { expect, test } from 'vitest'
import { dayInKarachi } from '#shared/kit/format.ts'
import { standingOn } from '#shared/register/rules/registration.ts'
import { aBookPart, aBookRow } from '#tests/support/cases/books.ts'
import { booksOf } from '#tests/support/people/books.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const registrar = await staffStack.staffMember('registrar')
const books = booksOf(registrar, await staffStack.staffMember('registrar'))

const attempt = () => ({ now: staffStack.services.clock(), requestId: 'test' })

test('a book is undone by two people, except entries on which a renewal rests; done again it is a new book', async () => {
  const { certificates, registrations, books: stored } = staffStack.services
  const rows = [2, 3, 4, 5].map((line) => aBookRow({ line }))
  const id = await books.imported(rows)
  const entries = await Promise.all(rows.map(({ number }) => registrations.read(number)))
  const [, held, renewed] = entries
  const { id: holder } = await staffStack.submittedCase({ withDocuments: false })
  const change = { event: 'CORRECTED' as const, by: null }
  await stored.take(id, registrations.changeRegistration(held!, { holder }, change, attempt()))
  const later = { valid_until: '2031-05-03' }
  await stored.take(id, registrations.changeRegistration(renewed!, later, change, attempt()))
  const { number } = held!
  expect((await registrar.ask('certificates.prepare', { params: { number } })).status).toBe(200)

  expect((await books.undo(id)).body.errors).toEqual({ reason: ['Enter a reason'] })
  await books.undo(id, 'The wrong file')
  expect((await books.get(id)).undo_proposed).toMatchObject({ reason: 'The wrong file' })
  expect((await booksOf(registrar, registrar).confirmUndo(id))?.status).toBe(403)
  expect(await registrations.read(rows[0]!.number)).not.toBeNull()
  expect((await books.confirmUndo(id))?.status).toBe(200)
  const replies = await Promise.all([books.undo(id), books.undo(id)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  await books.undo(id)

  const after = await books.get(id)
  expect(after).toMatchObject({
    undone: { by: { id: registrar.id }, confirmed_by: { name: 'Clerk registrar' }, reason: 'The wrong file' },
    ...{ undone_rows: 3, kept_rows: 1 },
  })
  expect((await books.rows(id)).rows.map(({ kept_because }) => kept_because)).toEqual([
    ...[null, null],
    'An approved renewal rests on it',
    null,
  ])
  const ended = await registrations.read(number)
  expect(ended).toMatchObject({ removed: { wording: 'mistake' }, certificate: null, holder })
  expect((await certificates.read(number, 1))?.void?.reason).toBe('issued-by-mistake')
  expect(standingOn(ended!, dayInKarachi(staffStack.services.clock()))).toBe('removed')
  const left = await Promise.all(rows.map(({ number }) => registrations.read(number)))
  expect(left.map((entry) => entry !== null)).toEqual([false, true, true, false])
  const [undone] = (await staffStack.services.registrationHistory.page(rows[0]!.number)).changes
  expect(undone).toMatchObject({ event: 'IMPORT_UNDONE', reason: 'The wrong file', from: id })
  const month = await staffStack.services.expiries.between('2027-05-01', '2027-05-31', { limit: 99 })
  expect(month.map(({ number }) => number)).not.toContain(rows[0]!.number)

  const again = await books.imported(rows)
  expect(await books.outcomes(again)).toEqual(['taken', 'there', 'differs', 'taken'])
})

test('an undone book takes no more rows, and rows of an import that was cut off are undone too', async () => {
  const id = await books.begun()
  const parts = { parts: 2, digest: 'd'.repeat(64) }
  const [one, two] = [aBookRow(), aBookRow({ line: 102 })]
  await books.addPart(id, aBookPart([one], parts))
  await books.addPart(id, aBookPart([two], { ...parts, part: 1 }))
  await books.confirmed(id)
  await books.importPart(id)
  await books.undoneByTwo(id, 'Cut off')
  const messages = [
    await books.importPart(id, { part: 1 }),
    await books.addPart(id, aBookPart([aBookRow()], { file: 2 })),
  ].map(({ status, body }) => [status, body.message])
  expect(messages).toEqual([
    [409, 'This book has been undone'],
    [409, 'This book has been undone'],
  ])
  await books.undo(id, undefined, { part: 1 })
  expect(await books.get(id)).toMatchObject({ undone_rows: 1, kept_rows: 0 })
})
