/** A certificate is declared void without another in its place. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRegisterStack, type RegisterStack } from '#tests/support/register/register-stack.ts'

let register: RegisterStack
beforeAll(async () => {
  register = await openRegisterStack()
})
afterAll(() => register.close())

test('a misprinted certificate is void; sent again it is the same; the next one is no duplicate', async () => {
  const { number } = await register.registration()
  await register.ask('prepare', number)
  const body = { serial: 1, reason: 'misprinted' }
  for (const { status, data } of [
    await register.ask('void', number, body),
    await register.ask('void', number, body),
  ])
    expect([status, data.current, data.certificates]).toEqual([200, null, 1])
  expect((await register.standing(number, 1)).data.certificate).toBe('void')

  const { data } = await register.ask('prepare', number)
  expect(data.current).toMatchObject({ count: 2, duplicate: false })
  expect((await register.standing(number, 1)).data.certificate).toBe('void')
})

test('a serial that is not current is refused', async () => {
  const { number } = await register.registration()
  expect((await register.ask('void', number, { serial: 1, reason: 'misprinted' })).status).toBe(409)
})
