import { expect, test } from 'vitest'
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
  const end = (until: string, id = place.id) =>
    holder.ask('ownPlaces.end', { params: { id }, body: { until } })
  return { ...holder, place, end }
}

test('a place ends after its last day, once however often it is said, and stays in the list', async () => {
  const { end, place, entry, ask } = await aHolderAt({ since: addDays(today, -9) })
  const { status, body } = await end(addDays(today, -1))
  expect([status, body.data.places]).toMatchObject([200, [{ id: place.id, until: today }]])
  expect((await end(addDays(today, -2))).body.data.places).toMatchObject([{ until: today }])
  expect((await entry()).version).toBe(3)
  expect((await ask('ownPlaces.save', { body: { ...place, city: 'Multan' } })).status).toBe(409)
})

test('a last day in the future or before the first one is refused, and what is no place of one’s own', async () => {
  const { end } = await aHolderAt()
  expect((await end(addDays(today, 1))).body.errors).toEqual({
    until: ['Last day must not be in the future'],
  })
  expect((await end(addDays(today, -1))).body.errors).toEqual({
    until: ['Last day must not be before the first one'],
  })
  expect((await end(today, (await aHolderAt()).place.id)).status).toBe(404)
})

test('what a holder has declared leaves the entry with the link to the account, and its history keeps it', async () => {
  const { entry, number, place } = await aHolderAt()
  const { registrations, registrationHistory } = staffStack.services
  const unlinked = { event: 'UNLINKED', by: null } as const
  const attempt = { requestId: 'unlink', now: new Date() }
  await registrations.write(
    registrations.changeRegistration(await entry(), { holder: null }, unlinked, attempt),
  )
  expect(await entry()).toMatchObject({ holder: null, places: [] })
  const { changes } = await registrationHistory.page(number)
  expect(changes[1]).toMatchObject({ event: 'PLACE_DECLARED', after: { places: [place] } })
})
