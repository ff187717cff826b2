import { expect, test } from 'vitest'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { aDeclaredPlace } from '#tests/support/cases/registrations.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { changeStored } from '#tests/support/register/registrations.ts'

const staffStack = await openStaffStack()
const people = await holdersOf(staffStack)
const reviewer = await staffStack.staffMember('reviewer')
const today = dayInKarachi(new Date())

let count = 0
/** Cities and licences that no other test has. */
const a = (what: string) => `${what} ${String.fromCharCode(65 + (count++ % 26))}${count}`

const aHolderAt = async (...places: object[]) => {
  const holder = await people.holder()
  const ids: string[] = []
  for (const given of places) {
    const body = aDeclaredPlace(given)
    await holder.ask('ownPlaces.save', { body })
    ids.push(body.id)
  }
  return { ...holder, ids }
}
const find = async (by: string, q: string, cursor?: string) =>
  (await reviewer.ask('practices.find', { query: { by, q, ...(cursor && { cursor }) } })).body.data
const found = async (by: string, q: string) =>
  (await find(by, q)).entries.map(({ number, place }: { number: string; place: { premises: string } }) => [
    number,
    place.premises,
  ])

test('a place is found by words of its name, by its licence and by its city in any spelling', async () => {
  const [city, licence] = [a('Gujrat'), a('05 352')]
  const premises = `${a('Zamzam')} Medical Store`
  const { number } = await aHolderAt({ city, licence, premises })
  const itself = [[number, premises]]
  expect(await found('city', `  ${city.toUpperCase()}.`)).toEqual(itself)
  expect(await found('licence', licence.replace(' ', '-'))).toEqual(itself)
  expect(await found('premises', premises.toLowerCase())).toEqual(itself)
  expect(await found('premises', premises.split(' ').slice(1).join(' '))).toEqual(itself)
  expect(await found('city', `${city}x`)).toEqual([])
})

test('two who are in charge at one licence, one who is elsewhere too and one not in force are told at the place', async () => {
  const [city, licence] = [a('Multan'), a('05 353')]
  const first = await aHolderAt(
    { city, licence, premises: 'Alpha Pharmacy' },
    { city, premises: 'Beta Hospital', role: 'employed', licence: '' },
  )
  const second = await aHolderAt({ city, licence, premises: 'Alpha Store' })
  const suspended = { since: today, reason: 'under-inquiry' } as const
  await changeStored(staffStack.services, second.number, { suspended })
  const { entries, next } = await find('city', city)
  expect(next).toBeNull()
  expect(entries).toMatchObject([
    {
      ...{ number: first.number, standing: 'active', place: { licence } },
      others: [{ number: second.number, standing: 'suspended' }],
      elsewhere: [expect.stringContaining('Beta Hospital')],
    },
    { number: second.number, standing: 'suspended', others: [{ number: first.number }], elsewhere: [] },
    { number: first.number, place: { role: 'employed' }, others: [] },
  ])
})

test('a place that has ended is listed until somebody is in charge there again', async () => {
  const [city, licence] = [a('Sahiwal'), a('05 354')]
  const left = await aHolderAt({ city, licence, since: addDays(today, -9) })
  const [id = ''] = left.ids
  await left.ask('ownPlaces.end', { params: { id }, body: { until: addDays(today, -1) } })
  expect((await find('city', city)).entries).toMatchObject([{ number: left.number, place: { until: today } }])
  const next = await aHolderAt({ city, licence })
  expect(await found('city', city)).toEqual([[next.number, 'Al-Shifa Medical Store']])
})

test('what is not there any more is not found: a changed name, an entry without its holder', async () => {
  const [city, licence] = [a('Okara'), a('05 355')]
  const premises = a('Noor Pharmacy')
  const { ask, ids, number } = await aHolderAt({ city, licence, premises })
  const renamed = aDeclaredPlace({ id: ids[0], city, licence, premises: a('Badar Pharmacy') })
  await ask('ownPlaces.save', { body: renamed })
  expect(await found('premises', premises)).toEqual([])
  await changeStored(staffStack.services, number, { holder: null })
  expect(await found('city', city)).toEqual([])
})

test('a long list comes in pages of forty', async () => {
  const city = a('Kasur')
  for (let place = 0; place < 41; place++) await aHolderAt({ city, licence: '', premises: `Shop ${place}` })
  const { entries, next } = await find('city', city)
  const rest = await find('city', city, next)
  expect([entries.length, rest.entries.length, rest.next]).toEqual([40, 1, null])
  expect(await find('city', city, 'bm9uZQ')).toMatchObject({ entries })
})

test.each([
  [{ by: 'city', q: '' }, { q: ['Enter what to find'] }],
  [{ by: 'owner', q: 'Lahore' }, { by: ['Choose by what to find places'] }],
])('%j is refused at its field', async (query, errors) => {
  const { status, body } = await reviewer.ask('practices.find', { query })
  expect([status, body.errors]).toEqual([422, errors])
})
