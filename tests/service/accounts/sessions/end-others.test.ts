import { expect, test } from 'vitest'
import { aSigningPerson } from '#tests/support/people/signed-in.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('ends every other session and forgets their browsers, so that they wait like strangers', async () => {
  const { person, token: registered } = await portal.account()
  const { signIn, endOthers } = aSigningPerson('applicant', person)
  const lost = await signIn()
  const { token, device } = await signIn()

  const { status, body } = await endOthers(token)

  expect([status, body.data.sessions.length]).toEqual([200, 1])
  for (const ended of [registered, lost.token])
    expect((await portal.call('GET', '/api/auth/user', { token: ended })).status).toBe(401)
  for (let tries = 0; tries < 10; tries++) await signIn({ password: 'wrong' })
  expect((await signIn({ device: lost.device })).status).toBe(429)
  expect((await signIn({ device })).status).toBe(200)
})
