import { beforeEach, expect, test } from 'vitest'
import { createSignInWaits, waitAfter } from '#functions/accounts/data/sign-in/sign-in-wait.ts'
import { brokenTable, laggingTable } from '#tests/support/simulation/lagging-table.ts'

const began = Date.parse('2026-11-24T06:00:00.900Z')
const at = (seconds: number) => new Date(began + seconds * 1000)
const week = 7 * 24 * 60 * 60
const hashed = async (subject: string) => `hash of ${subject}`

let store: ReturnType<typeof laggingTable>
let waits: ReturnType<typeof createSignInWaits>
beforeEach(() => {
  store = laggingTable()
  waits = createSignInWaits(store.table, hashed)
})

const secondsOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ seconds }) => seconds,
  )
const count = (seconds: number, subject = 'a') => secondsOf(waits.count(subject, at(seconds)))
const countTimes = async (times: number) => {
  for (let time = 0; time < times; time++) expect(await count(0)).toBeNull()
}

test('ten tries are free, then the wait doubles from 30 seconds up to an hour, and after a hundred it is a week', () => {
  expect([0, 9, 10, 11, 12, 16, 17, 99, 100, 500].map(waitAfter)).toEqual([
    ...[0, 0, 30, 60, 120, 1920, 3600, 3600, week, week],
  ])
})

test('the eleventh try waits, and each further one waits longer', async () => {
  await countTimes(10)
  expect([await count(0), await count(29), await count(30)]).toEqual([30, 1, null])
  expect([await count(31), await count(89), await count(90)]).toEqual([59, 1, null])
  expect(await count(91)).toBe(119)
})

test('each address that is typed has its own wait, and is stored as a hash for a week', async () => {
  await countTimes(10)
  expect(await count(0, 'b')).toBeNull()
  const seconds = Math.floor(began / 1000)
  expect(store.items()[0]).toMatchObject({ n: 10, at: seconds, ttl: seconds + week })
  expect(JSON.stringify(store.items())).toContain('hash of a')
})

test('of many tries at once only one passes after a wait', async () => {
  await countTimes(10)
  const answers = await Promise.all([count(30), count(30), count(30)])
  expect(answers.sort()).toEqual([60, 60, null])
})

test('after a week without tries all begins anew, whether the database has removed the count or not', async () => {
  await countTimes(5)
  await count(week)
  expect(store.items()[0]).toMatchObject({ n: 1 })
  for (let time = 1; time < 10; time++) await count(week)
  await count(week + 30)
  expect(store.items()[0]).toMatchObject({ n: 11 })
  await count(2 * week + 29)
  expect(store.items()[0]).toMatchObject({ n: 12 })
  await count(3 * week + 29)
  expect(store.items()[0]).toMatchObject({ n: 1 })
})

test('the early refusal reads what is settled, and counts nothing', async () => {
  const early = (seconds: number) => secondsOf(waits.requireNoWait('a', at(seconds)))
  expect(await early(0)).toBeNull()
  await countTimes(10)
  expect(await early(0)).toBeNull() // of a moment ago
  store.settle()
  expect([await early(0), await early(29), await early(30)]).toEqual([30, 1, null])
  expect(store.items()[0]).toMatchObject({ n: 10 })
})

test('a try that was no guess is given back, and never more than there are', async () => {
  await countTimes(10)
  await waits.giveBack('a')
  expect([await count(0), await count(0)]).toEqual([null, 30])
  await waits.clear('a')
  await waits.giveBack('a')
  await waits.giveBack('b')
  expect(store.items()).toHaveLength(1)
  expect(store.items()[0]?.n).toBeUndefined()
  await countTimes(1)
  await waits.giveBack('a')
  await waits.giveBack('a')
  expect(store.items()[0]?.n).toBe(0)
})

test('after a success all tries are forgotten', async () => {
  await countTimes(10)
  await waits.clear('a')
  await countTimes(10)
  expect(await count(0)).toBe(30)
  await waits.clear('nobody')
  expect(store.items()).toHaveLength(1)
})

test('a database that is away is no wait', async () => {
  const broken = createSignInWaits(brokenTable(), hashed)
  const away = 'The database is away'
  await expect(broken.count('a', at(0))).rejects.toThrow(away)
  await expect(broken.giveBack('a')).rejects.toThrow(away)
  await expect(broken.clear('a')).rejects.toThrow(away)
})
