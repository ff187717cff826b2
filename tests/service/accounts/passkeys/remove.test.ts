import { expect, test } from 'vitest'
import { anApplicantOfPasskeys, passkeyLogin, passkeyQuestion } from '#tests/support/people/passkey-owners.ts'
import { emailTo, portal } from '#tests/support/portal/shared-portal.ts'

test('removing a passkey needs the password; then it no longer signs in, other sessions end and the person is told', async () => {
  const owner = await anApplicantOfPasskeys()
  const phone = await owner.enrol()
  const other = await owner.signIn()
  const [{ id }] = (await owner.list()).passkeys
  expect((await owner.remove(id, 'another password')).status).toBe(403)

  const { status, body } = await owner.remove(id)

  expect([status, body.data.passkeys]).toEqual([200, []])
  expect((await passkeyLogin(phone.use(await passkeyQuestion()))).status).toBe(422)
  expect((await portal.call('GET', '/api/auth/user', { token: other })).status).toBe(401)
  await emailTo(owner.person.email, 'A passkey was removed')
  expect((await owner.remove(id)).status).toBe(404)
})

test('nobody removes the passkey of somebody else', async () => {
  const [owner, other] = [await anApplicantOfPasskeys(), await anApplicantOfPasskeys()]
  await owner.enrol()
  const [{ id }] = (await owner.list()).passkeys
  expect((await other.remove(id)).status).toBe(404)
  expect((await owner.list()).passkeys).toHaveLength(1)
})
