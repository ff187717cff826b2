import { expect, test } from 'vitest'
import { placeStatement } from '#shared/certificates/statements/place-statement.ts'
import { checkStatement } from '#shared/certificates/statements/statement.ts'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { aDeclaredPlace } from '#tests/support/cases/registrations.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const people = await holdersOf(staffStack)
const today = dayInKarachi(new Date())

const aHolderAt = async (given: object = {}) => {
  const holder = await people.holder()
  const place = aDeclaredPlace(given)
  await holder.ask('ownPlaces.save', { body: place })
  const card = (id: string = place.id) => holder.ask('ownPlaces.card', { params: { id } })
  const atDoor = (id: string = place.id) =>
    staffStack.stack.invoke('register.place', { params: { number: holder.number, id } })
  return { ...holder, place, card, atDoor }
}

test('the card of a place in charge is signed with what it prints', async () => {
  const { card, place, number } = await aHolderAt()
  const { status, body } = await card()
  const { code, ...printed } = body.data
  expect([status, printed]).toMatchObject([200, { ...place, number, name: 'Ayesha Siddiqa' }])
  const { keys } = (await staffStack.stack.invoke('register.keys', {})).body
  const checked = await checkStatement(code.split('#')[1], [placeStatement], keys)
  expect(checked).toMatchObject({
    genuine: true,
    content: { number, place: place.id, premises: place.premises, city: 'Lahore', issued_on: today },
  })
})

// register.place
test('at the door everybody reads since when, and after the end since when not any more', async () => {
  const { ask, atDoor, place, number } = await aHolderAt({ since: addDays(today, -9) })
  const { status, body } = await atDoor()
  const { checked_at, ...told } = body.data
  expect([status, checked_at, told]).toEqual([
    200,
    expect.any(String),
    {
      ...{ number, name: 'Ayesha Siddiqa', standing: 'active', wording: null },
      place: { premises: place.premises, city: 'Lahore', since: place.since },
      ...{ shows_photo: false, hold: false },
    },
  ])
  await ask('ownPlaces.end', { params: { id: place.id }, body: { until: addDays(today, -1) } })
  expect((await atDoor()).body.data.place.until).toBe(today)
  expect((await atDoor('another-place-of-all')).body.data.place).toBeNull()
})

test('a place that the council does not show has no card, and nothing is told of it at the door', async () => {
  const { card, atDoor } = await aHolderAt({ role: 'employed' })
  expect((await card()).status).toBe(409)
  expect((await atDoor()).body.data.place).toBeNull()
  expect((await card('another-place-of-all')).status).toBe(404)
})

test('a number that the register has not is not found', async () => {
  const call = { params: { number: 'A-00404', id: 'another-place-of-all' } }
  expect((await staffStack.stack.invoke('register.place', call)).status).toBe(404)
})
