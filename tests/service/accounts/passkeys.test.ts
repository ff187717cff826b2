import { expect, test } from 'vitest'
import { anApplicantOfPasskeys, passkeyLogin, passkeyQuestion } from '#tests/support/people/passkey-owners.ts'
import { aSoftwareAuthenticator } from '#tests/support/people/software-authenticator.ts'
import { emailTo, portal } from '#tests/support/portal/shared-portal.ts'

// passkeys.begin
test('a new passkey needs the password, also right after signing in', async () => {
  const { token } = await portal.account()
  const ask = (body: object) => portal.call('POST', '/api/passkeys/options', { token, body })
  expect((await ask({})).status).toBe(422)
  const { status, body } = await ask({ current_password: 'another password' })
  expect([status, body.errors]).toEqual([403, { current_password: ['The current password is wrong'] }])
})

test('the browser is asked for a passkey that it finds by itself and that is unlocked, and for nothing about its maker', async () => {
  const owner = await anApplicantOfPasskeys()
  const phone = await owner.enrol()

  const { options } = await owner.begin()

  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: owner.person.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ type: 'public-key', id: phone.id }],
    attestation: 'none',
  })
  expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32)
})

// passkeys.create
test('a new passkey ends the other sessions and is told by e-mail', async () => {
  const owner = await anApplicantOfPasskeys()
  const other = await owner.signIn()

  await owner.enrol()

  expect((await portal.call('GET', '/api/auth/user', { token: other })).status).toBe(401)
  expect((await owner.list()).passkeys).toHaveLength(1)
  const { text } = await emailTo(owner.person.email, 'A passkey was added')
  expect(text).toContain('/auth/forgot-password')
})

test('an answer is refused that is for another site, was not unlocked, or comes a second time', async () => {
  const owner = await anApplicantOfPasskeys()
  const make = async (how: object) => aSoftwareAuthenticator().make(await owner.begin(), how)
  for (const how of [
    { origin: 'https://portal.example' },
    { rpId: 'portal.example' },
    { verifiesUser: false },
    { certificate: true },
  ]) {
    const { status, body } = await owner.create(await make(how))
    expect([how, status, body.errors]).toEqual([
      ...[how, 422],
      { passkey: ['This passkey cannot be used here. Try another device'] },
    ])
  }
  const answer = await make({})
  expect((await owner.create(answer)).status).toBe(201)
  const { status, body } = await owner.create(answer)
  expect([status, body.message]).toEqual([409, 'This took too long. Start again'])
})

test('the question of one session has no answer in another, of the same person or of somebody else', async () => {
  const owner = await anApplicantOfPasskeys()
  const other = await anApplicantOfPasskeys()
  const answer = aSoftwareAuthenticator().make(await owner.begin())
  expect((await owner.create(answer, await owner.signIn())).status).toBe(409)
  expect((await other.create(answer)).status).toBe(409)
  expect((await other.list()).passkeys).toEqual([])
  expect((await owner.create(answer)).status).toBe(201)
})

test('the same passkey is not added twice, and nobody has more than five', async () => {
  const owner = await anApplicantOfPasskeys()
  const phone = await owner.enrol()
  expect((await owner.create(phone.make(await owner.begin()))).status).toBe(409)
  const asked = await owner.begin()
  for (let count = 1; count < 5; count++) await owner.enrol(`Key ${count}`)
  expect((await owner.create(aSoftwareAuthenticator().make(asked))).status).toBe(409)
  expect(await owner.begin()).toBeUndefined()
  expect((await owner.list()).passkeys).toHaveLength(5)
})

test('what is no answer of a passkey is refused with a sentence', async () => {
  const owner = await anApplicantOfPasskeys()
  const { response, ...rest } = aSoftwareAuthenticator().make(await owner.begin())
  const garbled = { ...response, response: { ...response.response, attestationObject: 'AAAA' } }
  expect((await owner.create({ ...rest, response: garbled })).status).toBe(422)
  expect((await owner.create({ ...rest, response: {} })).status).toBe(422)
  expect((await owner.create({ ...rest, response, name: ' ' })).body.errors).toHaveProperty('name')
})

// passkeys.list
test('lists the own passkeys with their names and times, and no keys', async () => {
  const owner = await anApplicantOfPasskeys()
  expect(await owner.list()).toEqual({ passkeys: [], origin: expect.stringMatching(/^http:\/\/localhost:/) })
  const phone = await owner.enrol('My phone')
  await passkeyLogin(phone.use(await passkeyQuestion()))
  await owner.enrol('Key ring')

  const { passkeys } = await owner.list()

  const [id, created_at] = [expect.any(String), expect.stringMatching(/Z$/)]
  expect(passkeys).toEqual([
    { id, created_at, name: 'My phone', last_used_at: created_at },
    { id, created_at, name: 'Key ring', last_used_at: null },
  ])
})

// passkeys.remove
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
