import { expect, test } from 'vitest'
import { aSigningPerson } from '#tests/support/people/signed-in.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const signedInTwice = async () => {
  const { person, token: registered } = await portal.account()
  const signing = aSigningPerson('applicant', person)
  const { token } = await signing.signIn()
  const { sessions } = (await signing.list(token)).body.data
  const ids = (isThis: boolean): string[] =>
    sessions
      .filter((one: { this_device: boolean }) => one.this_device === isThis)
      .map(({ id }: { id: string }) => id)
  return { ...signing, token, registered, own: ids(true)[0] ?? '', other: ids(false)[0] ?? '' }
}

test('ends one other session at once, and answers with those that are left', async () => {
  const { end, token, registered, other } = await signedInTwice()
  const { status, body } = await end(token, other)
  expect([status, body.data.sessions.length, body.message]).toEqual([200, 1, 'Session ended'])
  expect((await portal.call('GET', '/api/auth/user', { token: registered })).status).toBe(401)
})

test('this session, one that has ended and one of another person are refused, and nothing ends', async () => {
  const { end, token, own, other, list } = await signedInTwice()
  const stranger = await signedInTwice()
  expect((await end(token, own)).status).toBe(409)
  expect((await end(token, stranger.other)).status).toBe(404)
  expect((await end(token, other)).status).toBe(200)
  expect((await end(token, other)).status).toBe(404)
  expect((await list(token)).body.data.sessions).toHaveLength(1)
  expect((await stranger.list(stranger.token)).body.data.sessions).toHaveLength(2)
})
