import { beforeEach, expect, test } from 'vitest'
import {
  createKnownDevices,
  isKnownDevice,
  looksLikeMarker,
  newDeviceMarker,
  putOnlyDevice,
} from '#functions/accounts/data/sign-in/known-device.ts'
import { ConditionFailed, type Table, tableOf } from '#functions/platform/table/table.ts'
import { brokenTable, laggingTable } from '#tests/support/simulation/lagging-table.ts'

const began = new Date('2026-11-24T06:00:00.700Z')
const day = 86_400
const after = (seconds: number) => new Date(began.getTime() + seconds * 1000)
const until = (seconds: number) => Math.floor(began.getTime() / 1000) + seconds

let store: ReturnType<typeof laggingTable>
let made = 0
const devicesOver = (table: Table) => createKnownDevices(table, () => `stamp ${++made}`)
let devices: ReturnType<typeof devicesOver>
beforeEach(() => {
  store = laggingTable()
  devices = devicesOver(store.table)
})

const remember = (hash: string, now = began) => devices.remember('applicant', 'p', hash, now)
const known = async () => (await devices.read('applicant', 'p'))?.devices
const hashes = async () => (await known())?.map(({ hash }) => hash)

test('a marker is 32 random bytes in base64url, and nothing else looks like one', () => {
  const [one, other] = [newDeviceMarker(), newDeviceMarker()]
  expect(Buffer.from(one, 'base64url')).toHaveLength(32)
  expect(one).not.toBe(other)
  expect([one, other].every(looksLikeMarker)).toBe(true)
  const others = ['', one.slice(1), `${one}a`, ` ${one}`, `${one.slice(1)}=`, `${one}\n`]
  expect(others.filter(looksLikeMarker)).toEqual([])
})

test('a device is known for 90 days', async () => {
  await remember('one')
  const stored = await devices.read('applicant', 'p')
  expect(stored?.devices).toEqual([{ hash: 'one', until: until(90 * day) }])
  expect(store.items()[0]).toMatchObject({ ttl: until(90 * day), _v: 1 })
  expect(isKnownDevice(stored, 'one', after(90 * day - 1))).toBe(true)
  expect(isKnownDevice(stored, 'one', after(90 * day))).toBe(false)
  expect(isKnownDevice(stored, 'other', began)).toBe(false)
  expect(isKnownDevice(null, 'one', began)).toBe(false)
})

test('the devices of others are others', async () => {
  await remember('one')
  expect(await devices.read('staff', 'p')).toBeNull()
  expect(await devices.read('applicant', 'q')).toBeNull()
})

test('a marker in use is renewed when it has 60 days left, and not before', async () => {
  await remember('one')
  await remember('one', after(30 * day - 1))
  expect(await known()).toEqual([{ hash: 'one', until: until(90 * day) }])
  await remember('one', after(30 * day))
  expect(await known()).toEqual([{ hash: 'one', until: until(120 * day) }])
})

test('of more than ten devices those that end first are forgotten, and those that are over at once', async () => {
  for (let device = 1; device <= 11; device++) await remember(`d${device}`, after(device * 60))
  expect(await hashes()).toEqual(['d11', 'd10', 'd9', 'd8', 'd7', 'd6', 'd5', 'd4', 'd3', 'd2'])
  await remember('d2', after(40 * 86_400))
  await remember('d12', after(40 * 86_400 + 1))
  expect((await hashes())?.slice(0, 3)).toEqual(['d12', 'd2', 'd11'])
  expect(await hashes()).not.toContain('d3')
})

test('devices that are over are forgotten with the next', async () => {
  for (let device = 10; device <= 11; device++) await remember(`d${device}`, after(device * 60))
  await remember('late', after(90 * day + 600))
  expect(await hashes()).toEqual(['late', 'd11'])
})

test('the list is kept until the last device is over', async () => {
  await remember('later', after(1000))
  await remember('sooner')
  expect(store.items()[0]?.ttl).toBe(until(90 * day + 1000))
})

test('what was read just now is not read again, unless it has changed since', async () => {
  await remember('one')
  const before = await devices.read('applicant', 'p')
  await remember('two')
  await devices.remember('applicant', 'p', 'three', began, before)
  expect(await hashes()).toEqual(['three', 'two', 'one'])
  const reads: unknown[] = []
  const counting = tableOf({
    ...store.table,
    get: (...given) => {
      reads.push(given)
      return store.table.get(...given)
    },
  })
  const read = await devices.read('applicant', 'p')
  await devicesOver(counting).remember('applicant', 'p', 'four', began, read)
  await devicesOver(counting).remember('applicant', 'q', 'first', began, null)
  expect(reads).toEqual([])
})

test('of two requests that remember a first device both are remembered', async () => {
  await Promise.all([remember('one'), remember('two')])
  expect((await hashes())?.sort()).toEqual(['one', 'two'])
})

test('five tries are made, then the database is called busy; another error is told as it is', async () => {
  let updates = 0
  const contested = tableOf({
    ...store.table,
    update: async () => {
      updates += 1
      throw new ConditionFailed([0])
    },
  })
  await expect(devicesOver(contested).remember('applicant', 'p', 'one', began)).rejects.toThrow('busy')
  expect(updates).toBe(5)
  const broken = devicesOver(brokenTable()).remember('applicant', 'p', 'one', began)
  await expect(broken).rejects.toThrow('The database is away')
})

test('those that are not kept are forgotten; where all are kept nothing is written', async () => {
  await remember('one')
  await remember('two')
  const [before] = store.items()
  await devices.keepOnly('applicant', 'p', () => true)
  expect(store.items()[0]).toEqual(before)
  await devices.keepOnly('applicant', 'p', (hash) => hash === 'two')
  expect(await hashes()).toEqual(['two'])
  await devices.keepOnly('applicant', 'p', () => false)
  expect(await hashes()).toEqual([])
  expect(store.items()[0]?.ttl).toBe(0)
  await devices.keepOnly('applicant', 'nobody', () => false)
  expect(store.items()).toHaveLength(1)
})

test('after a reset only the device of the reset is known', async () => {
  await remember('one')
  await store.table.transact([putOnlyDevice('applicant', 'p', 'two', 'stamp', began)])
  expect(await devices.read('applicant', 'p')).toEqual({
    stamp: 'stamp',
    devices: [{ hash: 'two', until: until(90 * day) }],
  })
  expect(store.items()[0]).toMatchObject({ ttl: until(90 * day) })
})
