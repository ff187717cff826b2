import { expect, test } from 'vitest'
import { anAddress } from '#tests/support/portal/http-client.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const login = (email: string, password: string, from?: string) =>
  portal.call('POST', '/api/auth/login', { body: { email, password }, from })

test('signing in ignores the letter case of the e-mail and answers with the current user', async () => {
  const { person, id } = await portal.account()
  const { status, body } = await login(person.email.toUpperCase(), person.password)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ token_type: 'Bearer', expires_in: 43_200, user: { id } })
  expect((await portal.call('GET', '/api/auth/user', { token: body.data.token })).status).toBe(200)
})

test('an unknown e-mail and a wrong password get the same answer', async () => {
  const { person } = await portal.account()
  const wrong = await login(person.email, 'not the password')
  const unknown = await login('nobody-at-all@example.com', 'not the password')
  expect([wrong.status, unknown.status]).toEqual([422, 422])
  expect(wrong.text).toBe(unknown.text)
  expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers))
})

test('missing fields are named', async () => {
  const { status, body } = await portal.call('POST', '/api/auth/login', { body: {} })
  expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['email', 'password']])
})

test('after five wrong passwords one address has to wait, and another address does not', async () => {
  const { person } = await portal.account()
  const from = anAddress()
  for (let tries = 0; tries < 5; tries++) expect((await login(person.email, 'wrong', from)).status).toBe(422)

  const held = await login(person.email, person.password, from)

  expect(held.status).toBe(429)
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(0)
  expect((await login(person.email, person.password)).status).toBe(200)
})

test('a successful sign-in does not count as a try', async () => {
  const { person } = await portal.account()
  const from = anAddress()
  for (let tries = 0; tries < 8; tries++)
    expect((await login(person.email, person.password, from)).status).toBe(200)
})

test('a caller cannot avoid the limit with headers that name another address', async () => {
  const { person } = await portal.account()
  const from = anAddress()
  const statuses: number[] = []
  for (let tries = 0; tries < 6; tries++) {
    const { status } = await portal.call('POST', '/api/auth/login', {
      body: { email: person.email, password: 'wrong' },
      from,
      headers: {
        'x-forwarded-for': anAddress(),
        forwarded: `for=${anAddress()}`,
        'cloudfront-viewer-address': `${anAddress()}:1`,
        'x-origin-verify': 'guess',
      },
    })
    statuses.push(status)
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
})

test('a member of staff cannot sign in as an applicant', async () => {
  const { adminEmail, adminPassword } = portal.facts()
  expect((await login(adminEmail, adminPassword)).status).toBe(422)
})
