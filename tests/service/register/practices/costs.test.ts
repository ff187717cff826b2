/** What places cost, in the units that the database reports: the same however many there are. */
import { expect, test } from 'vitest'
import { aDeclaredPlace } from '#tests/support/cases/registrations.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { capacityRecorder } from '#tests/support/portal/aws-calls.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const recorder = capacityRecorder()
const staffStack = await openStaffStack({ plugin: recorder.plugin as never })
const people = await holdersOf(staffStack)
const registrar = await staffStack.staffMember('registrar')

const unitsOf = async (work: () => Promise<unknown>) => {
  const calls = await recorder.during(work)
  const sum = (of: 'readUnits' | 'writeUnits') => calls.reduce((units, each) => units + each[of], 0)
  return { read: sum('readUnits'), write: sum('writeUnits') }
}
const find = (by: string, q: string) => () => registrar.ask('practices.find', { query: { by, q } })

let licences = 1000
/** Where somebody else is in charge. */
const declaring = async () => {
  const body = aDeclaredPlace({ licence: `99-999-${licences++}`, city: 'Multan' })
  const [first, second] = [await people.holder(), await people.holder()]
  await first.ask('ownPlaces.save', { body })
  return unitsOf(() => second.ask('ownPlaces.save', { body }))
}

test('declaring and finding a place cost the same among fifty places and among hundreds', async () => {
  const declare = async (count: number, from: number) => {
    for (let place = from; place < from + count; place++)
      await aStoredRegistration(staffStack.services, {
        places: [
          { ...aDeclaredPlace({ licence: `05-352-${1000 + place}`, premises: `Store ${1000 + place}` }) },
        ] as never,
      })
  }
  await declare(45, 0)
  await people
    .holder()
    .then(({ ask }) => ask('ownPlaces.save', { body: aDeclaredPlace({ premises: 'Zamzam' }) }))
  const measure = async () => ({
    declaring: await declaring(),
    city: await unitsOf(find('city', 'Lahore')),
    licence: await unitsOf(find('licence', '05-352-1007')),
    premises: await unitsOf(find('premises', 'Zamzam')),
  })
  await measure() // reads keys and settings once, as a function does in its first call
  const few = await measure()
  await declare(300, 45)
  // A page of forty places, each with its entry and with who else is in charge there; a declaration with its five search items, told to who is in charge.
  expect(few).toEqual({
    declaring: { read: 5, write: 19 },
    city: { read: 41.5, write: 0 },
    licence: { read: 2, write: 0 },
    premises: { read: 2, write: 0 },
  })
  expect(await measure()).toEqual(few)
})
