import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const people = await holdersOf(staffStack)
const holder = await people.holder({ cnic: '3520112345678' })

test('a request waits beside the entry, which stays as it is', async () => {
  const holder = await people.holder()
  const { status, body } = await holder.request({ particular: 'name', value: '  Ayesha   Khan ' })
  expect([status, body.data]).toMatchObject([
    201,
    {
      ...{ particular: 'name', before: 'Ayesha Siddiqa', value: 'Ayesha Khan', state: 'waiting' },
      ...{ answered_at: null, reason: null, answer: '', has_document: true, replace_certificate: false },
    },
  ])
  expect(await people.queue()).toContain(body.data.id)
  expect(await holder.entry()).toMatchObject({ name: 'Ayesha Siddiqa', version: 1 })
})

test.each([
  [{ particular: 'cnic', value: '123' }, 'value'],
  [{ particular: 'cnic', value: '35201-1234567-8' }, 'value'],
  [{ particular: 'date_of_birth', value: '31-02-1998' }, 'value'],
  [{ particular: 'name', value: 'A1' }, 'value'],
  [{ particular: 'qualification', value: 'x'.repeat(201) }, 'value'],
  [{ particular: 'city', value: 'Lahore' }, 'value'],
  [{ particular: 'city', value: '' }, 'value'],
  [{ particular: 'holder' }, 'particular'],
  [{ words: ' ' }, 'words'],
])('%o is refused with a message for its field', async (given, field) => {
  const { status, body } = await holder.request(given as Record<string, string>)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('a file that is no picture or PDF is refused', async () => {
  const { status, body } = await (await people.holder()).request({}, Buffer.from('<svg/>'))
  expect([status, body.errors]).toEqual([422, { file: ['The file must be a JPG, PNG or PDF'] }])
})

test('the same request sent twice is one, another one of the same particular is refused, of another one taken', async () => {
  const holder = await people.holder()
  const [first, again] = await Promise.all([holder.request(), holder.request()])
  expect(again.body.data.id).toBe(first.body.data.id)
  const other = await holder.request({ value: 'Kasur' })
  expect([other.status, other.body.message]).toEqual([
    409,
    'You have asked for this already: City. Withdraw that request first',
  ])
  const name = await holder.request({ particular: 'name', value: 'Ayesha Khan' }, aPng(9, 9))
  expect(name.status).toBe(201)
  expect(await holder.requests()).toHaveLength(2)
})

test('of ten different requests of one particular at the same moment one is taken', async () => {
  const holder = await people.holder()
  const cities = ['Kasur', 'Multan', 'Okara', 'Sahiwal', 'Jhang', 'Attock', 'Bannu', 'Swat', 'Dera']
  const replies = await Promise.all(cities.map((value) => holder.request({ value })))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await holder.requests()).toHaveLength(1)
})

test('an account without a registration asks for nothing, and the eleventh request of a day is refused', async () => {
  const holder = await people.holder()
  const entry = await holder.entry()
  const { registrations, certificates } = staffStack.services
  const attempt = { requestId: 'unlinked', now: new Date() }
  const change = { event: 'UNLINKED' as const, by: null }
  await certificates.save(registrations.changeRegistration(entry, { holder: null }, change, attempt))
  for (let time = 0; time < 10; time++) expect((await holder.request()).status).toBe(409)
  expect((await holder.request()).status).toBe(429)
})
