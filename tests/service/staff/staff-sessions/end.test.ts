import { expect, test } from 'vitest'
import { aSigningPerson } from '#tests/support/people/signed-in.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('a member of staff ends one other session', async () => {
  const { adminEmail: email, adminPassword: password } = portal.facts()
  const { signIn, list, end } = aSigningPerson('staff', { email, password })
  const other = await signIn()
  const { sessions } = (await list(other.token)).body.data
  const { token } = await signIn()
  const { id } = sessions.find((one: { this_device: boolean }) => one.this_device)
  expect((await end(token, id)).status).toBe(200)
  expect((await list(other.token)).status).toBe(401)
  expect((await end(token, id)).status).toBe(404)
})
