/** What anybody is told of a registration and of one of its certificates. */
import { expect, test } from 'vitest'
import { openRegisterStack } from '#tests/support/register/register-stack.ts'

const register = await openRegisterStack()

test('a guest reads standing and certificate, and nothing that is not public', async () => {
  const { number } = await register.registration()
  await register.ask('prepare', number)
  expect(await register.standing(number.replace('-', '').toLowerCase(), 1)).toEqual({
    status: 200,
    data: {
      ...{ printed: null, checked_at: expect.any(String) },
      ...{ number, name: 'Ayesha Siddiqa', category: 'A', valid_until: '2031-11-21' },
      ...{ standing: 'active', certificate: 'current', wording: null, differs_since: null, hold: false },
    },
  })
})

test('a serial that was never prepared is unknown, a number that was never given is not found', async () => {
  const { number } = await register.registration()
  expect((await register.standing(number, 1)).data.certificate).toBe('unknown')
  expect((await register.standing('Z-1', 1)).status).toBe(404)
  expect((await register.standing('—', 1)).status).toBe(404)
})

test('a certificate whose approval was taken back is void', async () => {
  const { number } = await register.registration()
  await register.ask('prepare', number)
  const removed = { since: '2026-01-01', reason: 'approval-reversed' as const, handed_over: true }
  await register.change(number, { removed, certificate: null })
  expect((await register.standing(number, 1)).data).toMatchObject({
    standing: 'removed',
    certificate: 'void',
  })
})

test('a serial in another form is refused', async () => {
  const query = { serial: '01' }
  const { status } = await register.stack.invoke('register.standing', { params: { number: 'A-1' }, query })
  expect(status).toBe(422)
})

test.each([
  ['asks for 6,000 standings', 'register-standing', 6000, '127.9.9.8', (number: string) => number, 200],
  ['asks for 600 numbers that there are not', 'register-unknown', 600, '127.9.9.7', () => 'Z-1', 404],
] as const)('an address %s an hour, and then has to wait', async (_, scope, most, from, numberOf, status) => {
  const { number } = await register.registration()
  const hour = { scope, most, windowInSeconds: 3600 }
  await register.services.limits.count(hour, from, register.services.clock(), most - 1)
  const ask = () =>
    register.stack.invoke('register.standing', {
      ...{ params: { number: numberOf(number) }, query: { serial: '1' }, from },
    })

  const [last, refused] = [await ask(), await ask()]

  expect([last.status, refused.status]).toEqual([status, 429])
})
