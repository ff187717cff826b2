/** The writes of a transaction with their conditions, and work that is done again. */
import { beforeEach, expect, test } from 'vitest'
import { retry } from '#functions/platform/table/retry.ts'
import type { Write } from '#functions/platform/table/table.ts'
import {
  check,
  ifOwnedBy,
  put,
  putNew,
  putReplacing,
  remove,
  storedItem,
  update,
} from '#functions/platform/table/write.ts'
import { Unavailable } from '#shared/kit/errors.ts'
import { memoryTable } from '#tests/support/simulation/memory-table.ts'

const key = { pk: 'P', sk: 'S' } as never
const item = (fields: object) => storedItem(key, fields)

let store: ReturnType<typeof memoryTable>
beforeEach(() => {
  store = memoryTable()
})
const isDone = (write: Write) =>
  store.table.transact([write]).then(
    () => true,
    () => false,
  )

test('a stored item has its keys, the form of items and its fields', () => {
  expect(item({ a: 1 })).toEqual({ pk: 'P', sk: 'S', _v: 1, a: 1 })
})

test('every write names its table', () => {
  const writes = [
    update({ Key: {}, UpdateExpression: 'SET a = :a' }),
    check({ Key: {}, ConditionExpression: 'a' }),
  ]
  const named = [...writes, remove(key), put(item({}))].map((write) => Object.entries(write('portal'))[0])
  expect(named).toEqual([
    ['Update', { TableName: 'portal', Key: {}, UpdateExpression: 'SET a = :a' }],
    ['ConditionCheck', { TableName: 'portal', Key: {}, ConditionExpression: 'a' }],
    ['Delete', { TableName: 'portal', Key: { pk: 'P', sk: 'S' } }],
    ['Put', { TableName: 'portal', Item: item({}) }],
  ])
})

test('a new item takes no place; one without a condition does', async () => {
  expect(await isDone(putNew(item({ a: 1 })))).toBe(true)
  expect(await isDone(putNew(item({ a: 2 })))).toBe(false)
  expect(await isDone(put(item({ a: 3 })))).toBe(true)
  expect(store.items()).toEqual([item({ a: 3 })])
})

test('an item is replaced only while it has the version that was read', async () => {
  await store.table.put(item({ version: 2 }))
  expect(await isDone(putReplacing(item({ version: 3 }), 1))).toBe(false)
  expect(await isDone(putReplacing(item({ version: 3 }), 2))).toBe(true)
})

test('an item is removed under its condition, and twice without one', async () => {
  await store.table.put(item({ user_id: 'p' }))
  expect(await isDone(remove(key, ifOwnedBy('q')))).toBe(false)
  expect(await isDone(remove(key, ifOwnedBy('p')))).toBe(true)
  expect(await isDone(remove(key))).toBe(true)
  expect(store.items()).toEqual([])
})

class Busy extends Error {}
const isBusy = (error: unknown) => error instanceof Busy

test('work is done again until it succeeds, and is told how often it has failed', async () => {
  const paused: number[] = []
  const pause = async (failedTries: number) => void paused.push(failedTries)
  const work = async (failedTries: number) => {
    if (failedTries < 2) throw new Busy()
    return failedTries
  }
  expect(await retry({ tries: 3, when: isBusy, pause }, work)).toBe(2)
  expect(paused).toEqual([0, 1])
  await expect(retry({ tries: 2, when: isBusy }, work)).rejects.toBeInstanceOf(Unavailable)
})

test('an error after which another try cannot succeed is told at once', async () => {
  let calls = 0
  const work = async () => {
    calls += 1
    throw new Error('The disk is full')
  }
  await expect(retry({ tries: 3, when: isBusy }, work)).rejects.toThrow('The disk is full')
  expect(calls).toBe(1)
})
