/** The pieces that generated entries are made of. */
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseRoute, warmTable } from '#functions/http/entry.ts'
import type { Services } from '#functions/services/services.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { capacityRecorder } from '#tests/support/portal/aws-calls.ts'
import { openStack } from '#tests/support/portal/stack.ts'

afterEach(() => vi.useRealTimers())

const verifying = (verify: () => Promise<never>) =>
  ({ tokens: { verify }, clock: () => new Date() }) as unknown as Services
const call = (routeKey: string) => [{ routeKey } as APIGatewayProxyEventV2, {} as Context] as const

test('warming up reads the public keys before the first token is checked', async () => {
  const recorder = capacityRecorder()
  const { services, invoke, close } = await openStack({ plugin: recorder.plugin as never })
  const { token, user } = (await invoke('auth.register', { body: aPerson() })).body.data

  const warming = await recorder.during(() => warmTable(services, 'applicant'))
  const verifying = await recorder.during(async () => {
    expect((await services.tokens.verify('applicant', token, new Date())).sub).toBe(user.id)
  })

  expect(warming.map(({ command }) => command)).toEqual(['GetItemCommand'])
  expect(verifying).toEqual([])
  await close()
})

test('warming up never fails and stops after one second', async () => {
  await warmTable(
    verifying(() => Promise.reject(new Error('AccessDenied'))),
    'staff',
  )

  vi.useFakeTimers()
  const warming = warmTable(
    verifying(() => new Promise(() => {})),
    'staff',
  )
  await vi.advanceTimersByTimeAsync(1000)
  await warming
})

test('a route is loaded once, again after a failure, and inherited property names are not routes', async () => {
  let loads = 0
  const handler = chooseRoute({
    'GET /api/health': async () => {
      loads += 1
      if (loads === 1) throw new Error('The disk was busy')
      return async () => ({ statusCode: 200 })
    },
  })

  await expect(handler(...call('GET /api/health'))).rejects.toThrow('The disk was busy')
  for (let times = 0; times < 3; times++)
    expect((await handler(...call('GET /api/health'))).statusCode).toBe(200)
  expect(loads).toBe(2)
  expect((await handler(...call('constructor'))).statusCode).toBe(404)
})
