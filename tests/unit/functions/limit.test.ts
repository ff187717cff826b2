import { beforeEach, expect, test } from 'vitest'
import { createLimits } from '#functions/platform/limits/limit.ts'
import { brokenTable, laggingTable } from '#tests/support/simulation/lagging-table.ts'

const limit = { scope: 'login', most: 5, windowInSeconds: 600 }
const at = (time: string) => new Date(`2026-11-24T06:${time}Z`)
const hashed = async (subject: string) => `hash of ${subject}`

let store: ReturnType<typeof laggingTable>
let limits: ReturnType<typeof createLimits>
beforeEach(() => {
  store = laggingTable()
  limits = createLimits(store.table, hashed)
})

const countTimes = async (times: number, now = at('00:00')) => {
  for (let time = 0; time < times; time++) await limits.count(limit, 'a', now)
}
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ status, seconds }) => [status, seconds],
  )

test('as many as allowed pass in a window, and the next is told when it ends', async () => {
  await countTimes(5)
  expect(await refusalOf(limits.count(limit, 'a', at('00:00')))).toEqual([429, 600])
  expect(await refusalOf(limits.count(limit, 'a', at('09:59.900')))).toEqual([429, 1])
  expect(await refusalOf(limits.count(limit, 'a', at('10:00')))).toBeNull()
})

test('each subject and each scope has its own count', async () => {
  await countTimes(5)
  expect(await refusalOf(limits.count(limit, 'b', at('00:00')))).toBeNull()
  expect(await refusalOf(limits.count({ ...limit, scope: 'forgot' }, 'a', at('00:00')))).toBeNull()
})

test('several tries are counted all or none', async () => {
  await countTimes(3)
  expect(await refusalOf(limits.count(limit, 'a', at('00:00'), 3))).toEqual([429, 600])
  expect(await refusalOf(limits.count(limit, 'a', at('00:00'), 2))).toBeNull()
  expect(await refusalOf(limits.count(limit, 'a', at('00:00')))).toEqual([429, 600])
})

test('all that are allowed may come together, and more than that never pass', async () => {
  expect(await refusalOf(limits.count(limit, 'a', at('03:20'), 6))).toEqual([429, 600])
  expect(await refusalOf(limits.count(limit, 'a', at('03:20'), 5))).toBeNull()
})

test('the count names nobody and ends with its window', async () => {
  await countTimes(2, at('03:20'))
  const [item] = store.items()
  expect(item).toMatchObject({ n: 2, ttl: at('10:00').getTime() / 1000 })
  expect(JSON.stringify(item)).toContain('hash of a')
})

test('a try that is given back may be made again; nothing is given back twice', async () => {
  await countTimes(5)
  await limits.refund(limit, 'a', at('00:00'))
  await countTimes(1)
  expect(await refusalOf(limits.count(limit, 'a', at('00:00')))).toEqual([429, 600])
  await limits.refund(limit, 'b', at('00:00'))
  await limits.count(limit, 'b', at('00:00'))
  await limits.refund(limit, 'b', at('00:00'))
  await limits.refund(limit, 'b', at('00:00'))
  expect(store.items().map(({ n }) => n)).toEqual([5, 0])
})

test('a database that is away is no limit', async () => {
  const broken = createLimits(brokenTable(), hashed)
  await expect(broken.count(limit, 'a', at('00:00'))).rejects.toThrow('The database is away')
  await expect(broken.refund(limit, 'a', at('00:00'))).rejects.toThrow('The database is away')
})
