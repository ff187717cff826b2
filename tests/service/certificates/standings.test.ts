/** The list of standings is published each night from the pass that counts the register: whole, once, and at no read of its own. */
import { expect, test } from 'vitest'
import { publishStandings } from '#functions/certificates/use-cases/publish-standings.ts'
import { countRegister } from '#functions/register/use-cases/count-register.ts'
import { dailyWork } from '#functions/workers/daily-work.ts'
import { verifierKey } from '#shared/certificates/statements/log-note.ts'
import { openStandings } from '#shared/certificates/statements/standing-list.ts'
import { aClock } from '#tests/support/portal/stack.ts'
import { entryAt, openManyRegistrations } from '#tests/support/register/many-registrations.ts'
import { aStoredRegistration, changeStored } from '#tests/support/register/registrations.ts'
import { unreliableProcess } from '#tests/support/register/unreliable-process.ts'
import { seededRandom } from '#tests/support/simulation/random.ts'

const count = 230
const pagesInASlice = 1
const dayInSeconds = 24 * 60 * 60
const clock = aClock(new Date('2026-11-24T22:10:00Z')) // 25 November in Karachi
let dies = 0
const random = seededRandom(5)
const process = unreliableProcess(() => random() < dies)
const register = await openManyRegistrations(count, { clock: clock.now, plugin: process.plugin })
const { services, localStack } = register.stack
const number = (place: number) => entryAt(place).number

/** @param slices after which time is up */
const run = async (slices = Number.POSITIVE_INFINITY) => {
  const pass = await publishStandings(services)
  return countRegister(services, { pagesInASlice, pass })(() => slices-- > 0)
}
const list = async () => {
  const key = (await services.registerKeys.list()).find(({ signs }) => signs === 'log')!
  const verifier = await verifierKey('127.0.0.1:3000/log', Buffer.from(key.x, 'base64url'))
  return openStandings((await services.logFiles.standings())?.note ?? '', verifier)
}

test('the daily work publishes the standing of each entry that everybody may read', async () => {
  const suspended = { since: '2026-11-01', reason: 'under-inquiry' as const }
  await changeStored(services, number(7), { suspended })
  await changeStored(services, number(8), { suspended: { ...suspended, since: '2026-12-24' } })
  await changeStored(services, number(9), { valid_until: '2026-11-24' })
  await changeStored(services, number(10), { removed: { since: '2026-01-01', reason: 'died' } })
  const reversed = { since: '2026-11-01', reason: 'approval-reversed' as const }
  await aStoredRegistration(services, { number: 'B-1', removed: reversed })
  await dailyWork(services)()
  const { at, standingOf } = (await list())!
  expect(at).toBe(clock.now().toISOString())
  expect([6, 7, 8, 9, 10, 229, 230].map((place) => standingOf(number(place)))).toEqual(
    // biome-ignore format: one for each of the above
    ['active', 'suspended', 'active', 'expired', 'removed', 'active', null],
  )
  expect(standingOf('B-1')).toBeNull()
  const file = await localStack.objectStore.read('log/standings')
  expect(file?.meta.headers['cache-control']).toBe('public, max-age=300')
})

test('the pass costs the units that it costs without a list, and a second run of the day nothing more', async () => {
  clock.turn(dayInSeconds)
  process.take()
  await countRegister(services, { pagesInASlice })(() => true)
  const { units } = process.take()
  clock.turn(dayInSeconds)
  await run()
  expect(process.take().units).toBe(units)
  const { at } = (await list())!
  clock.turn(60)
  await run()
  expect(process.take().units).toBeLessThanOrEqual(3)
  expect((await list())?.at).toBe(at)
})

test('a day that an administrator has counted is counted again for the list', async () => {
  clock.turn(dayInSeconds)
  await countRegister(services)(() => true)
  await run()
  expect((await list())?.at).toBe(clock.now().toISOString())
})

test('a list is whole whatever stops the runs, and however many there are at once', async () => {
  clock.turn(dayInSeconds)
  await changeStored(services, number(229), { valid_until: '2026-11-24' })
  await run(1)
  const before = (await list())!
  expect(before.standingOf(number(229))).toBe('active')
  dies = 0.003
  let died = 0
  for (let done = false; !done; ) {
    const tries = await Promise.all([process.try(run), process.try(run)])
    died += tries.filter((finished) => !finished).length
    done = (await publishStandings(services).catch(() => null))?.isDue('2026-11-29') === false
  }
  dies = 0
  expect(died).toBeGreaterThan(0)
  const { standingOf } = (await list())!
  expect(Array.from({ length: count }, (_, place) => standingOf(number(place)))).not.toContain(null)
  expect(standingOf(number(229))).toBe('expired')
})

test('a night whose list could not be published ends as a failure, so that it is tried again', async () => {
  clock.turn(dayInSeconds)
  const refusing = { ...services.logFiles, putStandings: () => Promise.reject(new Error('Refused')) }
  await expect(dailyWork({ ...services, logFiles: refusing })()).rejects.toThrow('Refused')
  await dailyWork(services)()
  expect((await list())?.at).toBe(clock.now().toISOString())
})
