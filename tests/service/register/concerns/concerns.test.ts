/** What people tell at the door of a place of practice reaches the registrars, and nobody else. */
import { afterAll, expect, test } from 'vitest'
import { aDeclaredPlace } from '#tests/support/cases/registrations.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
afterAll(() => staffStack.close())
const people = await holdersOf(staffStack)
const registrar = await staffStack.staffMember('registrar')
const colleague = await staffStack.staffMember('registrar')
type Clerk = typeof registrar

const atPlace = async () => {
  const { number, ask } = await people.holder()
  const place = aDeclaredPlace()
  expect((await ask('ownPlaces.save', { body: place })).status).toBe(200)
  return { number, id: place.id, ask }
}
let addresses = 0
/** Each from a phone of its own. */
const tell = (params: { number: string; id: string }, given: object = {}, from = `127.9.0.${++addresses}`) =>
  staffStack.stack.invoke('concerns.create', {
    ...{ params, from },
    body: { about: 'nobody-here', words: 'Only a boy is there', ...given },
  })
const view = async (who: Clerk = registrar) => (await who.ask('concerns.list')).body.data
const waitingOf = async (number: string, who: Clerk = registrar) =>
  (await view(who)).waiting.filter((one: { number: string }) => one.number === number)
const end = (id: string, given: object = {}, who: Clerk = registrar) =>
  who.ask('concerns.end', {
    params: { id },
    body: { outcome: 'put-right', note: 'The holder was on leave', ...given },
  })

// concerns.create, concerns.list, concerns.end
test('a registrar reads it beside what the register says, and ends it once; the entry stays as it was', async () => {
  const { number, id } = await atPlace()
  const before = await staffStack.services.registrations.read(number, true)
  expect((await tell({ number, id })).status).toBe(201)
  const [told] = await waitingOf(number)
  expect(told).toMatchObject({
    ...{ number, name: 'Ayesha Siddiqa', standing: 'active', about: 'nobody-here' },
    ...{ words: 'Only a boy is there', obstacle: null },
    declared: expect.stringContaining('Al-Shifa Medical Store, Lahore, in charge since'),
  })
  const ends = await Promise.all([end(told.id), end(told.id, {}, colleague)])
  expect(ends.map(({ status }) => status).sort()[0]).toBe(200)
  expect([404, 409]).toContain(ends.map(({ status }) => status).sort()[1])
  expect(await waitingOf(number)).toEqual([])
  const { ended } = await view()
  expect(ended.filter((one: { number: string }) => one.number === number)).toMatchObject([
    { outcome: 'put-right', note: 'The holder was on leave', by: { name: expect.any(String) } },
  ])
  expect(await staffStack.services.registrations.read(number, true)).toEqual(before)
})

test('what is missing is said at its field, and a place that is not there is not found', async () => {
  const { number, id } = await atPlace()
  expect((await tell({ number, id }, { about: 'rude' })).body.errors).toEqual({
    about: ['Choose what is wrong'],
  })
  expect((await tell({ number, id: 'another-place-here' })).status).toBe(404)
  expect((await tell({ number: 'A-99999', id })).status).toBe(404)
  await tell({ number, id })
  const [told] = await waitingOf(number)
  expect((await end(told.id, { outcome: 'wrong-number' })).body.errors).toEqual({
    outcome: ['Choose how it ended'],
  })
  expect(Object.keys((await end(told.id, { stops: true })).body.errors)).toEqual(['stops'])
  expect(Object.keys((await end(told.id, { outcome: '', note: '' })).body.errors)).toEqual([
    'outcome',
    'note',
  ])
})

test('from one address ten are taken a day', async () => {
  const { number, id } = await atPlace()
  const answers = []
  for (let count = 0; count < 11; count++) answers.push((await tell({ number, id }, {}, '127.9.1.1')).status)
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 201), 429])
})

test('a registrar does not end what is told of themselves, and other roles do not read it', async () => {
  const { number, id } = await atPlace()
  await tell({ number, id })
  const { cnic } = (await staffStack.services.registrations.read(number, true))!
  const own = await staffStack.staffMember('registrar')
  const { version, ...account } = (await staffStack.services.staff.load(own.id))!.account
  const change = { fields: { cnic }, event: { event: 'CHANGED' as const } }
  const roster = await staffStack.services.roster.read()
  await staffStack.services.staff.change(roster, { version, ...account }, change, {
    ...{ requestId: 'own', now: new Date() },
  })
  const [told] = await waitingOf(number, own)
  expect(told.obstacle).toBe('This is about yourself, so a colleague must end it')
  expect((await end(told.id, {}, own)).status).toBe(403)
  const reviewer = await staffStack.staffMember('reviewer')
  expect((await reviewer.ask('concerns.list')).status).toBe(403)
})
