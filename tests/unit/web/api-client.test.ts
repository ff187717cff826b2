import { describe, expect, it, vi } from 'vitest'
import { endpoints } from '#shared/contract.ts'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { type ClientDependencies, createClient, type EndpointMap } from '#web/api/create-client.ts'

const map: EndpointMap = Object.fromEntries(
  endpoints.map(({ name, endpoint }) => [name, [endpoint.method, endpoint.path, endpoint.access]] as const),
)

const answering = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.fn(async (_address: string, _init: RequestInit) =>
    Response.json(body, { status, headers: { 'x-request-id': 'r-1', ...headers } }),
  )

const aClient = (fetch: ReturnType<typeof answering>, more: Partial<ClientDependencies> = {}) =>
  createClient(map, {
    fetch: fetch as unknown as typeof globalThis.fetch,
    token: (access) => (access === 'public' ? null : `${access}-token`),
    device: () => null,
    keepDevice: vi.fn(),
    sessionEnded: vi.fn(),
    log: vi.fn(),
    ...more,
  })

const address = { residential: 'House 1', permanent: 'House 1', city: 'Lahore' }
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('was answered')),
    (thrown) => thrown as ApiFailure,
  )

describe('a call of the API', () => {
  it('fills path and query, and sends token, version and idempotency key', async () => {
    const fetch = answering(200, { data: {} })

    await aClient(fetch).qualificationInformation.update(
      {
        params: { id: 'a/b' },
        query: { qualification_level: 'M.Phil/M.Pharm' },
        body: { department: 'Pharmaceutics' },
      },
      { ifMatch: 7, idempotencyKey: 'k' },
    )

    const [to, init] = fetch.mock.calls[0]!
    expect(to).toBe('/api/qualification-information/a%2Fb?qualification_level=M.Phil%2FM.Pharm')
    expect(init.method).toBe('PATCH')
    expect(init.headers).toMatchObject({
      authorization: 'Bearer applicant-token',
      'if-match': '"v7"',
      'idempotency-key': 'k',
    })
    expect(init.body).toBe('{"department":"Pharmaceutics"}')
  })

  it('that signs in sends the marker of the browser and keeps the one of the answer, and no other call does', async () => {
    const fetch = answering(200, { data: { device: 'the next' } })
    const keepDevice = vi.fn()
    const client = aClient(fetch, { device: () => 'the marker', keepDevice })

    await client.auth.login({ body: { email: 'me@example.com', password: 'p' } })
    await client.contactInformation.create({ body: address })

    const sent = fetch.mock.calls.map(
      ([, { headers }]) => (headers as Record<string, string>)['device-marker'],
    )
    expect([sent, keepDevice.mock.calls]).toEqual([['the marker', undefined], [['the next']]])
    const reset = aClient(answering(200, { data: null, details: { device: 'another' } }), { keepDevice })
    const [password, email, token] = ['nine blue herons', 'me@example.com', 't']
    await reset.auth.resetPassword({ body: { email, token, password, password_confirmation: password } })
    expect(keepDevice).toHaveBeenLastCalledWith('another')
  })

  it('of staff sends the token of staff, and a public one sends none', async () => {
    const fetch = answering(200, { data: null })

    await aClient(fetch).adminAuth.adminUser()
    await aClient(fetch).auth.forgotPassword({ body: { email: 'a@b.example' } })

    expect(fetch.mock.calls[0]![1].headers).toMatchObject({ authorization: 'Bearer staff-token' })
    expect(fetch.mock.calls[1]![1].headers).not.toHaveProperty('authorization')
  })
})

describe('a refused call', () => {
  it('gives the messages by field and the support reference', async () => {
    const fetch = answering(422, { message: 'Check', errors: { city: ['Enter your city'] } })
    const failure = await refusalOf(aClient(fetch).contactInformation.create({ body: address }))
    expect(failure).toMatchObject({ status: 422, errors: { city: ['Enter your city'] }, requestId: 'r-1' })
  })

  it('gives the missing step, the current record, or the seconds to wait', async () => {
    const create = (status: number, body: unknown, headers = {}) =>
      refusalOf(aClient(answering(status, body, headers)).contactInformation.create({ body: address }))

    expect(await create(409, { message: 'first', missing_step: 'applicant' })).toMatchObject({
      missingStep: 'applicant',
    })
    expect(await create(412, { message: 'stale', data: { version: 8 } })).toMatchObject({
      current: { version: 8 },
    })
    expect(await create(429, { message: 'later' }, { 'retry-after': '60' })).toMatchObject({ retryAfter: 60 })
  })

  it('with the HTML page of a proxy gives “Something went wrong”', async () => {
    const fetch = vi.fn(async () => new Response('<html>', { status: 502 }))
    const failure = await refusalOf(aClient(fetch as never).auth.user())
    expect(failure).toMatchObject({ status: 502, message: 'Something went wrong', offline: false })
  })

  it('without any answer is reported as offline', async () => {
    const fetch = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await refusalOf(aClient(fetch as never).auth.user())).toMatchObject({ status: 0, offline: true })
  })
})

describe('an answer 401', () => {
  const refused = answering(401, { message: 'Sign in to continue' })

  it('ends the session of the call', async () => {
    const sessionEnded = vi.fn()
    await refusalOf(aClient(refused, { sessionEnded }).auth.user())
    expect(sessionEnded).toHaveBeenCalledWith('applicant')
  })

  it('ends no session when nobody was signed in, or after a new sign-in meanwhile', async () => {
    const sessionEnded = vi.fn()
    const tokens = ['old', 'new']

    await refusalOf(
      aClient(refused, { sessionEnded }).auth.login({ body: { email: 'a@b.example', password: 'x' } }),
    )
    await refusalOf(aClient(refused, { sessionEnded, token: () => tokens.shift() ?? null }).auth.user())

    expect(sessionEnded).not.toHaveBeenCalled()
  })
})
