/** The pieces that generated entries are made of. */
import { mock } from 'node:test'
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { expect, test } from 'vitest'
import { chooseRoute, warmTable } from '#functions/handler/entry.ts'
import type { Services } from '#functions/services.ts'

const verifying = (verify: (...given: unknown[]) => Promise<never>) =>
  ({ tokens: { verify }, clock: () => new Date(0) }) as unknown as Services
const call = (routeKey: string) => [{ routeKey } as APIGatewayProxyEventV2, {} as Context] as const

test('warming up verifies a token that nobody signed, and never fails', async () => {
  const asked: unknown[][] = []
  const refuse = async (...given: unknown[]): Promise<never> => {
    asked.push(given)
    throw new Error('AccessDenied')
  }
  await warmTable(verifying(refuse), 'staff')
  expect(asked).toHaveLength(1)
  const [kind, token, at] = asked[0] ?? []
  expect([kind, at]).toEqual(['staff', new Date(0)])
  const [head, claims, signature] = String(token).split('.')
  expect(JSON.parse(atob(head ?? ''))).toEqual({ alg: 'EdDSA', typ: 'at+jwt', kid: 'none' })
  expect([atob(claims ?? ''), signature]).toEqual(['{}', 'AA'])
})

test('warming up waits for the answer, for one second at most', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  try {
    let isWarm = false
    const warming = warmTable(
      verifying(() => new Promise(() => {})),
      'staff',
    ).then(() => {
      isWarm = true
    })
    mock.timers.tick(999)
    await new Promise(setImmediate)
    expect(isWarm).toBe(false)
    mock.timers.tick(1)
    await new Promise(setImmediate)
    expect(isWarm).toBe(true)
    await warming
  } finally {
    mock.timers.reset()
  }
})

test('a route is loaded once, and again after a failure', async () => {
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
})

test('an unknown route, and the name of an inherited property, are answered as API Gateway does', async () => {
  const handler = chooseRoute({})
  const notFound = {
    ...{ statusCode: 404, headers: { 'content-type': 'application/json' } },
    body: '{"message":"Not Found"}',
  }
  expect(await handler(...call('GET /api/other'))).toEqual(notFound)
  expect(await handler(...call('constructor'))).toEqual(notFound)
})
