import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { aDeclaredPlace } from '#tests/support/cases/registrations.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const people = await holdersOf(staffStack)
const today = dayInKarachi(new Date())

const aHolder = async (fields: Parameters<typeof people.holder>[0] = {}) => {
  const holder = await people.holder(fields)
  return {
    ...holder,
    save: (body: object) => holder.ask('ownPlaces.save', { body }),
    publicPlaces: async () => {
      const call = { params: { number: holder.number } }
      return (await staffStack.stack.invoke('register.entry', call)).body.data.places
    },
  }
}

// ownPlaces.list
test('a place in charge is in the own list, in the public entry without its licence, and in the history', async () => {
  const holder = await aHolder()
  const { id, licence: _licence, ...place } = aDeclaredPlace()
  const { status, body } = await holder.save({ ...place, id, licence: '05-352-0063' })
  expect([status, body.data]).toMatchObject([
    200,
    { places: [{ id, ...place }], most_in_charge: 1, shown: 'in-charge', obstacle: null },
  ])
  expect((await holder.ask('ownPlaces.list')).body.data).toEqual(body.data)
  expect(await holder.publicPlaces()).toEqual([place])
  const { entries } = (await holder.ask('ownRegistration.history', { query: {} })).body.data
  expect(entries[0]).toMatchObject({ event: 'PLACE_DECLARED' })
  expect(entries[0].place).toContain('Al-Shifa Medical Store, Lahore, in charge since')
})

test('the public reads no place where somebody is employed', async () => {
  const holder = await aHolder()
  await holder.save(aDeclaredPlace({ role: 'employed' }))
  expect(await holder.publicPlaces()).toEqual([])
})

test('the same sent again is one place, and another content under its id changes it', async () => {
  const holder = await aHolder()
  const place = aDeclaredPlace()
  await Promise.all([holder.save(place), holder.save(place)])
  expect(await holder.entry()).toMatchObject({ version: 2, places: [{ id: place.id }] })
  const { body } = await holder.save({ ...place, premises: 'Al-Shifa Pharmacy' })
  expect(body.data.places).toMatchObject([{ id: place.id, premises: 'Al-Shifa Pharmacy' }])
})

test('who is in charge of one place is asked to confirm that it ends; both stay in the list', async () => {
  const holder = await aHolder()
  const first = aDeclaredPlace({ since: addDays(today, -30) })
  await holder.save(first)
  const second = aDeclaredPlace({ premises: 'Ravi Pharmacy' })
  const asked = await holder.save(second)
  expect([asked.status, asked.body.errors]).toEqual([
    422,
    { ends: ['You are in charge of Al-Shifa Medical Store already. Confirm that this ends'] },
  ])
  const { body } = await holder.save({ ...second, ends: first.id })
  expect(body.data.places).toMatchObject([
    { id: second.id },
    { id: first.id, since: addDays(today, -30), until: today },
  ])
  expect(await holder.publicPlaces()).toMatchObject([{ premises: 'Ravi Pharmacy' }])
  const before = aDeclaredPlace({ since: addDays(today, -20), ends: second.id })
  expect((await holder.save(before)).status).toBe(422)
})

test('many declarations in charge at once leave one place', async () => {
  const holder = await aHolder()
  const tried = Array.from({ length: 9 }, () => holder.save(aDeclaredPlace()))
  const statuses = (await Promise.all(tried)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.every((status) => [200, 422, 503].includes(status))).toBe(true)
  expect((await holder.entry()).places).toHaveLength(1)
})

test.each([
  [{ since: addDays(today, 1) }, { since: ['Since must not be in the future'] }],
  [{ premises: ' ' }, { premises: ['Enter the name of the premises'] }],
  [{ role: 'owner' }, { role: ['Choose what you are there'] }],
  [{ since: '2026-02-30' }, { since: ['Since must be a real date'] }],
])('%j is refused at its field', async (given, errors) => {
  const holder = await aHolder()
  const { status, body } = await holder.save(aDeclaredPlace(given))
  expect([status, body.errors]).toEqual([422, errors])
})

test.each([
  [{ suspended: { since: '2026-01-01', reason: 'decided-by-council' } }, 'suspended'],
  [{ removed: { since: '2026-01-01', reason: 'own-request' } }, 'removed'],
] as const)('an entry with %j cannot declare a place', async (fields, standing) => {
  const holder = await aHolder(fields)
  const { status, body } = await holder.save(aDeclaredPlace())
  expect(status).toBe(409)
  expect(body.message).toContain(`is ${standing}`)
})

test('without an entry nothing is declared or listed', async () => {
  const { token } = await staffStack.submittedCase({ withDocuments: false })
  const call = { token, body: aDeclaredPlace() }
  expect((await staffStack.stack.invoke('ownPlaces.save', call)).status).toBe(409)
  expect((await staffStack.stack.invoke('ownPlaces.list', { token })).status).toBe(409)
})

test('places that are declared meanwhile, more than a page of the history, do not keep two registrars from suspending', async () => {
  const holder = await aHolder()
  const params = { number: holder.number }
  const { version } = await holder.entry()
  const act = {
    act: 'suspend',
    since: today,
    reason: 'under-inquiry',
    wording: 'inquiry',
    words: 'x',
    version,
  }
  await people.registrar.ask('registrations.proposeStanding', { params, body: act })
  await holder.save(aDeclaredPlace())
  const { registrations } = staffStack.services
  const changed = { event: 'PLACE_CHANGED', by: null } as const
  for (const requestId of Array.from({ length: 50 }, () => randomUUID())) {
    const attempt = { requestId, now: new Date() }
    await registrations.write(registrations.changeRegistration(await holder.entry(), {}, changed, attempt))
  }
  expect((await people.settle(holder, 'confirm')).status).toBe(200)
  expect(await holder.publicPlaces()).toEqual([])
})
