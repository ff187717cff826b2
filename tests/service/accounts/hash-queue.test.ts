/** While password hashes wait for their turn, everybody else is served. */
import { expect, test, vi } from 'vitest'
import { hashQueue, signInQueue } from '#functions/accounts/gateways/hash-queue.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { openStack } from '#tests/support/portal/stack.ts'

const stack = await openStack()

/** Takes the place of `count` hashes until it is called. */
const occupy = (count: number) => {
  let free = (): void => undefined
  const until = new Promise<void>((resolve) => {
    free = resolve
  })
  const held = Array.from({ length: count }, () => hashQueue.run(() => until))
  return async () => {
    free()
    await Promise.all(held)
  }
}

test('requests that hash nothing are answered while sign-ins wait, and only a few of those ask the database', async () => {
  const person = aPerson()
  const { token } = (await stack.invoke('auth.register', { body: person })).body.data
  const free = occupy(hashQueue.atOnce)
  let answered = 0
  const begun = vi.spyOn(stack.services.accounts, 'idByEmail')
  const signIns = Array.from({ length: signInQueue.atOnce + 2 }, async () => {
    const { status } = await stack.invoke('auth.login', {
      body: { email: person.email, password: person.password },
    })
    answered += 1
    return status
  })

  for (let request = 0; request < 20; request++)
    expect((await stack.invoke('auth.user', { token })).status).toBe(200)

  expect([answered, begun.mock.calls.length]).toEqual([0, signInQueue.atOnce])
  await free()
  expect(await Promise.all(signIns)).toEqual(signIns.map(() => 200))
})

test('with a full line a sign-in is refused for now, and does not count as a try', async () => {
  const { body } = await stack.invoke('auth.register', { body: aPerson() })
  const { email } = body.data.user
  const free = occupy(hashQueue.atOnce + hashQueue.waiting)
  const tryOnce = (from: string) =>
    stack.invoke('auth.login', { body: { email, password: 'seven green parrots' }, from })

  const busy = []
  for (let tries = 0; tries < 6; tries++) busy.push(await tryOnce('127.8.8.8'))

  await free()
  expect(busy.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
    Array(6).fill([503, '5']),
  )
  expect((await tryOnce('127.8.8.8')).status).toBe(200)
})
