import { expect, test } from 'vitest'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { validUntil } from '#shared/register/rules/registration.ts'
import { sampleTerm } from '#shared/register/rules/terms.ts'
import { aBookPart, aBookRow } from '#tests/support/cases/books.ts'
import { aCnic } from '#tests/support/people/applicants.ts'
import { booksOf } from '#tests/support/people/books.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const registrar = await staffStack.staffMember('registrar')
const second = await staffStack.staffMember('registrar')
const books = booksOf(registrar, second)

const entryOf = (number: string) => staffStack.services.registrations.read(number)

test('a row becomes an entry under its number as written, found in any spelling', async () => {
  const row = aBookRow({ number: 'RPh. 077/1987', cnic: '35202-1234567-1' })
  const id = await books.imported([row])
  expect(await books.outcomes(id)).toEqual(['taken'])
  expect(await entryOf('rph 0771987')).toMatchObject({
    number: 'RPh. 077/1987',
    name: 'Ayesha Siddiqua',
    cnic: '3520212345671',
    valid_until: '2027-05-03',
    lapses_on: '2030-05-03',
    source: { book: id, file: 1, row: 2 },
    holder: null,
    version: 1,
  })
  const [change] = (await staffStack.services.registrationHistory.page(row.number)).changes
  const [by, confirmed_by] = [{ id: registrar.id }, { id: second.id }]
  expect(change).toMatchObject({ event: 'IMPORTED', by, confirmed_by, from: id })
})

test('each row is answered: taken, there already, with other particulars, of another person', async () => {
  const known = aBookRow({ number: 'K-1', cnic: '3520212345693' })
  await books.imported([known])
  const id = await books.imported([
    { ...known, line: 2, name: 'AYESHA SIDDIQA' },
    { ...known, line: 3, valid_until: '2031-05-03' },
    { ...known, line: 4, number: 'k 1', cnic: '3520212345672' },
    aBookRow({ line: 5, number: 'K-2' }),
    aBookRow({ line: 6, number: 'K 2', name: 'Somebody Else' }),
  ])
  const { rows } = await books.rows(id)
  expect(rows.map(({ result }) => [result?.outcome, result?.words])).toEqual([
    ['there', 'In the register already, with the same particulars'],
    ['differs', 'The register has valid until 03-05-2027'],
    ['other-person', 'K-1 is Ayesha Siddiqua, father Muhammad Imran, in the register'],
    ['taken', 'Taken into the register'],
    ['other-person', 'K-2 is Ayesha Siddiqua, father Muhammad Imran, in the register'],
  ])
  expect((await books.get(id)).counts).toEqual({
    taken: 1,
    there: 1,
    differs: 1,
    beyond: 0,
    'other-person': 2,
    'cnic-taken': 0,
  })
})

test('a row with the CNIC of another entry is not taken; rows without a CNIC are', async () => {
  const cnic = aCnic()
  const first = aBookRow({ cnic })
  const id = await books.imported([first, aBookRow({ line: 3, cnic }), aBookRow({ line: 4 })])
  expect(await books.outcomes(id)).toEqual(['taken', 'cnic-taken', 'taken'])
  const { rows } = await books.rows(id)
  expect(rows[1]?.result?.words).toBe(`${first.number} has this CNIC in the register already`)
})

test('a part imported twice, or by two at once, is counted once', async () => {
  const id = await books.begun()
  await books.addPart(id, aBookPart([aBookRow(), aBookRow({ line: 3 })]))
  await books.confirmed(id)
  const replies = await Promise.all([books.importPart(id), books.importPart(id)])
  await books.importPart(id)
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect((await books.get(id)).counts.taken).toBe(2)
})

test('an import that was cut off between its rows goes on, and knows the rows it had taken', async () => {
  const { services } = staffStack
  const id = await books.begun()
  const rows = [aBookRow(), aBookRow({ line: 3 }), aBookRow({ line: 4 })]
  await books.addPart(id, aBookPart(rows))
  await books.confirmed(id)
  // As if the first row had been taken and the function had stopped.
  const [{ line: row, page: _page, ...facts } = aBookRow()] = rows
  const source = { book: id, file: 1, row }
  const window = { renew_from: '2027-02-02', grace_until: '2027-08-01', lapses_on: '2030-05-02' }
  const empty = {
    photo: null,
    suspended: null,
    removed: null,
    holder: null,
    certificate: null,
    certificates: 0,
  }
  const entry = { ...facts, ...window, ...empty, register: 'A', source }
  const attempt = { now: services.clock(), requestId: 'cut-off' }
  await services.books.take(
    id,
    services.registrations.putRegistration(entry, { event: 'IMPORTED', by: null }, attempt),
  )
  await books.importPart(id)
  expect(await books.outcomes(id)).toEqual(['taken', 'taken', 'taken'])
})

test('an approval gives no number that a book holds', async () => {
  const id = await books.imported([aBookRow({ number: 'A 00001' }), aBookRow({ line: 3, number: 'a-00002' })])
  expect(await books.outcomes(id)).toEqual(['taken', 'taken'])
  const { id: applicant } = await staffStack.readyCase()
  const { body } = await registrar.act(applicant, 'approve')
  expect(body.data.application_form.registration_number).toBe('A-00003')
})

test('from then on a book brings no number of that series, and never an end beyond one term', async () => {
  const late = aBookRow({ number: 'A-77777', line: 3 })
  const far = aBookRow({ line: 4, valid_until: '2049-12-31' })
  const id = await books.imported([aBookRow({ number: 'A-777' }), late, far])
  expect(await books.outcomes(id)).toEqual(['taken'])
  const latest = formatDate(validUntil(dayInKarachi(new Date()), sampleTerm))
  expect((await books.rows(id)).unreadable.map(({ line, words }) => [line, words])).toEqual([
    [3, 'A-77777 is a number that only an approval in the portal gives'],
    [4, `Valid until 31-12-2049; one term from today ends on ${latest}`],
  ])
})

test('rows that were not sent are not found', async () => {
  const id = await books.imported([aBookRow()])
  const { status, body } = await books.importPart(id, { part: 1 })
  expect([status, body.message]).toEqual([404, 'These rows were not sent'])
})
