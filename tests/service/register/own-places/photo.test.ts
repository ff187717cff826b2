import { expect, test } from 'vitest'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { aDeclaredPlace } from '#tests/support/cases/registrations.ts'
import { aPng } from '#tests/support/files/images.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { changeStored } from '#tests/support/register/registrations.ts'

const staffStack = await openStaffStack()
const people = await holdersOf(staffStack)
const today = dayInKarachi(new Date())

const aHolderAt = async (given: object = {}, fields: object = {}) => {
  const holder = await people.holder(fields)
  const place = aDeclaredPlace(given)
  await holder.ask('ownPlaces.save', { body: place })
  const params = { number: holder.number, id: place.id }
  const ask = (operation: string) => staffStack.stack.invoke(operation, { params })
  return {
    ...holder,
    ...{ place, params },
    show: (shown: boolean) => holder.ask('ownPlaces.showPhoto', { body: { shown } }),
    photo: () => ask('register.placePhoto'),
    isShown: async () => (await ask('register.place')).body.data.shows_photo,
  }
}

// ownPlaces.showPhoto, register.placePhoto
test('who scans the card sees the photo from the consent on, until it is taken back; both are in the history', async () => {
  const { ask, isShown, photo, show } = await aHolderAt()
  expect([await isShown(), (await photo()).status]).toEqual([false, 404])
  expect((await show(true)).body.data).toMatchObject({ has_photo: true, photo_shown: today })
  await show(true)
  const { status, headers, bytes } = await photo()
  expect([await isShown(), status, bytes.equals(aPng(350, 450))]).toEqual([true, 200, true])
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
  expect((await show(false)).body.data.photo_shown).toBeNull()
  expect([await isShown(), (await photo()).status]).toEqual([false, 404])
  const { entries } = (await ask('ownRegistration.history', { query: {} })).body.data
  expect(entries.slice(0, 2).map(({ event }: { event: string }) => event)).toEqual([
    'PLACE_PHOTO_HIDDEN',
    'PLACE_PHOTO_SHOWN',
  ])
})

test.each([
  ['suspended', { suspended: { since: today, reason: 'under-inquiry' } }],
  ['removed', { removed: { since: today, reason: 'own-request' } }],
  ['expired', { valid_until: addDays(today, -1) }],
  ['without its holder', { holder: null }],
] as const)('with consent no photo is shown of an entry that is %s', async (_, fields) => {
  const { number, photo, show } = await aHolderAt()
  await show(true)
  await changeStored(staffStack.services, number, fields)
  expect((await photo()).status).toBe(404)
})

test('nor of a place that has ended, that the public reads nothing of, or that is another one', async () => {
  const ended = await aHolderAt({ since: addDays(today, -9) })
  await ended.show(true)
  await ended.ask('ownPlaces.end', { params: { id: ended.place.id }, body: { until: addDays(today, -1) } })
  const employed = await aHolderAt({ role: 'employed' })
  await employed.show(true)
  const other = await aHolderAt()
  await other.show(true)
  const call = { params: { ...other.params, id: ended.place.id } }
  const foreign = await staffStack.stack.invoke('register.placePhoto', call)
  expect([(await ended.photo()).status, (await employed.photo()).status, foreign.status]).toEqual([
    404, 404, 404,
  ])
})

test('a consent ends with the link, and without a photo there is none', async () => {
  const { entry, number, show } = await aHolderAt()
  await show(true)
  await changeStored(staffStack.services, number, { holder: null })
  expect((await entry()).photo_shown).toBeNull()
  const none = await aHolderAt({}, { photo: null })
  expect((await none.show(true)).status).toBe(409)
})
