/** The register in figures: what the daily work has counted, with renewals and reminders, and what reading costs. */
import { expect, test } from 'vitest'
import { countRegister } from '#functions/register/use-cases/count-register.ts'
import { dailyWork } from '#functions/workers/daily-work.ts'
import type { FiguresView, RegisterFigures } from '#shared/register/records/register-figures.ts'
import { countEntry, emptyTally } from '#shared/register/rules/register-figures.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { capacityRecorder } from '#tests/support/portal/aws-calls.ts'
import { aClock } from '#tests/support/portal/stack.ts'
import { entryAt, openManyRegistrations } from '#tests/support/register/many-registrations.ts'
import { aStoredRegistration, changeStored } from '#tests/support/register/registrations.ts'
import { unreliableProcess } from '#tests/support/register/unreliable-process.ts'
import { seededRandom } from '#tests/support/simulation/random.ts'

// figures.get
test('before the first count there are none; the daily work counts entries, renewals and reminders', async () => {
  const clock = aClock(new Date('2026-11-24T06:00:00Z'))
  const recorder = capacityRecorder()
  const staffStack = await openStaffStack({ clock: clock.now, plugin: recorder.plugin as never })
  const { services } = staffStack
  const clerk = await staffStack.staffMember('accounts')
  const read = async (): Promise<FiguresView> => (await clerk.ask('figures.get')).body.data
  expect(await read()).toEqual({ figures: null, reminders: null })

  const renewal = await staffStack.submittedCase({ title: 'Renewal' })
  const registrar = await staffStack.staffMember('registrar')
  await staffStack.link(renewal.id, { number: renewal.form.registrationNo })
  await staffStack.review(renewal.id, await staffStack.staffMember('reviewer'))
  await clerk.act(renewal.id, 'verify-fee', staffStack.payment(renewal))
  expect((await registrar.act(renewal.id, 'approve')).status).toBe(200)
  await aStoredRegistration(services, {
    category: 'B',
    city: 'Multan',
    removed: { since: '2026-01-01', reason: 'died' },
  })
  expect((await dailyWork(services)()).figures).toEqual({ day: '2026-11-24', finished: true, entries: 2 })

  let view: FiguresView | undefined
  const calls = await recorder.during(async () => {
    view = await read()
  })
  expect(view?.figures).toMatchObject({
    day: '2026-11-24',
    counted_at: '2026-11-24T06:00:00.000Z',
    standings: { active: 1, expired: 0, suspended: 0, removed: 1 },
    removed: { died: 1 },
    categories: { B: { removed: 1 } },
    cities: { Multan: { removed: 1 } },
  })
  expect(view?.figures?.renewed).toEqual([{ month: '2026-11', renewals: 1 }]) // no month before it was counted
  expect(view?.reminders).toMatchObject({ day: '2026-11-24', sent: 0, finished: true })
  // The caller, the figures and the reminders.
  expect(calls.reduce((units, { readUnits }) => units + readUnits, 0)).toBe(1.5)
})

// figures.count
/** Three slices of a page. */
const count = 230
const pagesInASlice = 1
const dayInSeconds = 24 * 60 * 60
const clock = aClock(new Date('2026-11-24T22:10:00Z')) // 25 November in Karachi
let dies = 0
const random = seededRandom(3)
const process = unreliableProcess(() => random() < dies)
const register = await openManyRegistrations(count, { clock: clock.now, plugin: process.plugin })

/** @param slices after which time is up */
const run = (slices = Number.POSITIVE_INFINITY) =>
  countRegister(register.stack.services, { pagesInASlice })(() => slices-- > 0)

const figures = async () => (await register.stack.services.figures.read())!

/** What counting entry by entry gives. */
const expected = (day: string, changed: Record<number, Parameters<typeof changeStored>[2]> = {}) => {
  const tally = emptyTally()
  for (let place = 0; place < count; place++) countEntry(tally, { ...entryAt(place), ...changed[place] }, day)
  return tally
}

const tallyOf = ({ day: _day, counted_at: _at, renewed: _renewed, ...tally }: RegisterFigures) => tally

test('a count that is cut off again and again gives what one without interruption gives, and ends by itself', async () => {
  dies = 0.006
  let died = 0
  while (!(await process.try(() => run(1)))) died += 1
  expect(await register.stack.services.figures.read()).toBeNull() // nothing is shown before all is counted
  while (!(await process.try(run))) died += 1
  dies = 0
  expect(died).toBeGreaterThan(0)
  expect(await run()).toEqual({ day: '2026-11-25', finished: true, entries: count })
  expect(tallyOf(await figures())).toEqual(expected('2026-11-25'))
})

test('counting again on the same day reads one item and changes nothing', async () => {
  const before = await figures()
  process.take()
  await run()
  expect(process.take().units).toBeLessThanOrEqual(3) // of less than 12 KB, read consistently
  expect(await figures()).toEqual(before)
})

test('entries that change between two slices count once: as they were where they were counted already', async () => {
  clock.turn(dayInSeconds)
  const { services } = register.stack
  expect(await run(1)).toMatchObject({ finished: false, entries: 100 })
  const renewed = { valid_until: '2036-11-21', renew_from: '2036-08-23', lapses_on: '2039-11-21' }
  const suspended = { suspended: { since: '2026-11-01', reason: 'under-inquiry' as const } }
  await changeStored(services, entryAt(10).number, renewed)
  await changeStored(services, entryAt(200).number, renewed)
  await changeStored(services, entryAt(201).number, suspended)
  expect(await run()).toMatchObject({ finished: true, entries: count })
  const tally = expected('2026-11-26', { 200: renewed, 201: suspended })
  expect(tallyOf(await figures())).toEqual(tally)
  expect(tally.standings.suspended).toBe(1)
})

test('one of two runs at the same time leaves it to the other, and nothing counts twice', async () => {
  clock.turn(dayInSeconds)
  const counted = await Promise.all([run(), run()])
  expect(counted).toContain(null)
  await run()
  expect((await figures()).entries).toBe(count)
})

test('a count that the night did not finish ends as of its day, and that of the new day follows', async () => {
  clock.turn(dayInSeconds)
  await run(1)
  clock.turn(dayInSeconds)
  await run(2)
  expect(await figures()).toMatchObject({ day: '2026-11-28', entries: count })
  expect(await run()).toEqual({ day: '2026-11-29', finished: true, entries: count })
})

test('a count costs half a unit for each entry and little besides', async () => {
  clock.turn(dayInSeconds)
  process.take()
  await run()
  const { units } = process.take()
  expect(units).toBeLessThan(count * 0.55 + 80)
})

test('whoever reads the figures has the register counted now, and the same request again counts no second time', async () => {
  const clock = aClock(new Date('2026-11-24T06:00:00Z'))
  const staffStack = await openStaffStack({ clock: clock.now })
  const [reviewer, registrar] = await Promise.all([
    staffStack.staffMember('reviewer'),
    staffStack.staffMember('registrar'),
  ])
  const count = (counted_at: string | null, by = registrar) =>
    by.ask('figures.count', { body: { counted_at } })
  const figures = async () => (await registrar.ask('figures.get')).body.data.figures
  expect((await count(null, reviewer)).status).toBe(403)
  expect((await count(null)).body.data).toEqual({ finished: true, entries: 0 })
  const first = await figures()
  await aStoredRegistration(staffStack.services, { number: 'A-1' })
  clock.turn(60)
  expect((await count(null)).body.data).toEqual({ finished: true, entries: 0 })
  expect(await figures()).toEqual(first)
  for (const known of [first.counted_at, first.counted_at])
    expect((await count(known)).body.data).toEqual({ finished: true, entries: 1 })
  expect(await figures()).toMatchObject({ entries: 1, counted_at: '2026-11-24T06:01:00.000Z' })
})
