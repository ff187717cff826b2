import { expect, test } from 'vitest'
import { createHashQueue } from '#functions/accounts/gateways/hash-queue.ts'
import { createPasswords } from '#functions/accounts/gateways/passwords.ts'
import { Unavailable } from '#shared/kit/errors.ts'

/** Work that ends when it is told to, and how much of it runs. */
const heldWork = () => {
  const ends: (() => void)[] = []
  const seen = { running: 0, most: 0 }
  const work = async () => {
    seen.running += 1
    seen.most = Math.max(seen.most, seen.running)
    await new Promise<void>((end) => ends.push(end))
    seen.running -= 1
    return 'done'
  }
  const endAll = async () => {
    do {
      ends.shift()?.()
      await new Promise((next) => setImmediate(next))
    } while (ends.length > 0)
  }
  return { work, seen, endAll }
}
const roomy = { atOnce: 2, waiting: 50, longestWaitInMs: 60_000 }

test('of many hashes only a few run at once, and all of them are done', async () => {
  const { work, seen, endAll } = heldWork()
  const { run } = createHashQueue(roomy)
  const all = Promise.all(Array.from({ length: 30 }, () => run(work)))
  await endAll()
  expect([(await all).length, seen]).toEqual([30, { running: 0, most: 2 }])
})

test('when the line is full the next one is refused at once, and later ones are taken again', async () => {
  const { work, endAll } = heldWork()
  const { run } = createHashQueue({ ...roomy, waiting: 3 })
  const taken = Promise.all(Array.from({ length: 5 }, () => run(work)))
  await expect(run(work)).rejects.toThrow(Unavailable)
  await endAll()
  expect(await taken).toHaveLength(5)
  const later = run(work)
  await endAll()
  expect(await later).toBe('done')
})

test('work that fails, or has waited too long, leaves its place to the next', async () => {
  const { run } = createHashQueue({ ...roomy, atOnce: 1, longestWaitInMs: -1 })
  await expect(run(async () => 'late')).rejects.toThrow(Unavailable)
  const queue = createHashQueue({ ...roomy, atOnce: 1 })
  await expect(queue.run(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  expect(await queue.run(async () => 'next')).toBe('next')
})

test('hashing and comparing a password both wait for their turn', async () => {
  let turns = 0
  const queue = {
    run: <T>(work: () => Promise<T>) => {
      turns += 1
      return work()
    },
  }
  const cost = { memoryInKib: 64, passes: 1, parallelism: 1 }
  const passwords = createPasswords(async () => Buffer.alloc(32, 1), cost, queue)
  await passwords.matches('seven green parrots', await passwords.hash('seven green parrots'))
  await passwords.matches('seven green parrots', null)
  expect(turns).toBe(3)
})
