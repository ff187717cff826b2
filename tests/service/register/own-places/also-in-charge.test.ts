import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aDeclaredPlace } from '#tests/support/cases/registrations.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'

const setting = await openStackWithEmails()
const people = await holdersOf(setting)
const told = 'Somebody else says to be in charge where you are'

/** Declares a place; `toldTimes` is how many e-mails there are about somebody else who says the same. */
const aHolderAt = async (licence: string, given: object = {}) => {
  const holder = await people.holder()
  const place = aDeclaredPlace({ licence, ...given })
  const save = (change: object = {}) => holder.ask('ownPlaces.save', { body: { ...place, ...change } })
  const toldTimes = async () => {
    const sent = await setting.emailsTo(holder.email)
    return sent.filter(({ subject }) => subject.includes(told)).length
  }
  return { ...holder, place, save, toldTimes }
}
const aLicence = () => `05-352-${randomUUID().slice(0, 8)}`

test('who is in charge is told once that another one declares the same licence, in any spelling, and the other one is not', async () => {
  const licence = aLicence()
  const first = await aHolderAt(licence)
  await first.save()
  const second = await aHolderAt(licence.replaceAll('-', ' ').toUpperCase())
  await second.save()
  await second.save()
  await second.save({ address: '14 Mall Road' })
  expect([await first.toldTimes(), await second.toldTimes()]).toEqual([1, 0])
})

test('nobody is told of somebody employed there, of no licence, of their own declaration, or after they have left', async () => {
  const licence = aLicence()
  const first = await aHolderAt(licence)
  await first.save()
  await (await aHolderAt(licence, { role: 'employed' })).save()
  await (await aHolderAt('')).save()
  const id = randomUUID()
  await first.save({ id, ends: first.place.id })
  await first.ask('ownPlaces.end', { params: { id }, body: { until: first.place.since } })
  await (await aHolderAt(licence)).save()
  expect(await first.toldTimes()).toBe(0)
})

test('of many who declare one licence at once, all but the last are told by each that follows', async () => {
  const licence = aLicence()
  const all = await Promise.all(Array.from({ length: 4 }, () => aHolderAt(licence)))
  const statuses = (await Promise.all(all.map(({ save }) => save()))).map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200, 200])
  const times: number[] = []
  for (const { toldTimes } of all) times.push(await toldTimes())
  expect(times.toSorted()).toEqual([0, 1, 2, 3])
})
