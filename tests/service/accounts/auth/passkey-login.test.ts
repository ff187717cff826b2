import { expect, test } from 'vitest'
import { anApplicantOfPasskeys, passkeyLogin, passkeyQuestion } from '#tests/support/people/passkey-owners.ts'
import { aSigningPerson } from '#tests/support/people/signed-in.ts'
import { aSoftwareAuthenticator } from '#tests/support/people/software-authenticator.ts'
import { emailTo, portal, tokenIn } from '#tests/support/portal/shared-portal.ts'

const refused = {
  message: 'This passkey does not sign in here. Try again, or sign in another way',
  errors: { passkey: ['This passkey does not sign in here. Try again, or sign in another way'] },
}

test('a passkey signs in with the answer of a password, in a browser that is known from then on', async () => {
  const owner = await anApplicantOfPasskeys()
  const phone = await owner.enrol()

  const { status, body } = await passkeyLogin(phone.use(await passkeyQuestion()))

  const { email, password } = owner.person
  const byPassword = await portal.call('POST', '/api/auth/login', { body: { email, password } })
  expect(status).toBe(200)
  expect(Object.keys(body.data).sort()).toEqual(Object.keys(byPassword.body.data).sort())
  expect(body.data).toMatchObject({ token_type: 'Bearer', expires_in: 43_200, user: { id: owner.id } })
  const { tries } = (await portal.call('GET', '/api/sessions', { token: body.data.token })).body.data
  expect(tries).toContainEqual(expect.objectContaining({ outcome: 'signed-in', factor: 'passkey' }))

  // Whoever guesses elsewhere does not hinder this browser.
  const { signIn } = aSigningPerson('applicant', owner.person)
  for (let count = 0; count < 11; count++) await signIn({ password: 'wrong' })
  expect((await signIn()).status).toBe(429)
  expect((await signIn({ device: body.data.device })).status).toBe(200)
})

test('wrong passwords elsewhere do not hinder a passkey', async () => {
  const owner = await anApplicantOfPasskeys()
  const phone = await owner.enrol()
  const { signIn } = aSigningPerson('applicant', owner.person)
  for (let count = 0; count < 11; count++) await signIn({ password: 'wrong' })
  expect((await passkeyLogin(phone.use(await passkeyQuestion()))).status).toBe(200)
})

test('no more than five sessions remain', async () => {
  const owner = await anApplicantOfPasskeys()
  const phone = await owner.enrol()
  let token = ''
  for (let count = 0; count < 6; count++)
    token = (await passkeyLogin(phone.use(await passkeyQuestion()))).body.data.token
  const { sessions } = (await portal.call('GET', '/api/sessions', { token })).body.data
  expect(sessions).toHaveLength(5)
})

test('an answer is refused that was given before, is for another question, another site or another person, or is signed by another key', async () => {
  const owner = await anApplicantOfPasskeys()
  const other = await anApplicantOfPasskeys()
  const phone = await owner.enrol()
  const handleOfOther = Buffer.from(`applicant ${other.id}`).toString('base64url')
  const used = phone.use(await passkeyQuestion())
  expect((await passkeyLogin(used)).status).toBe(200)

  const { ceremony } = await passkeyQuestion()
  const answers: Record<string, object> = {
    'given before': used,
    'given before, to another question': { ...used, ceremony },
    'to another question': {
      ...phone.use(await passkeyQuestion()),
      ceremony: (await passkeyQuestion()).ceremony,
    },
    'at another origin': phone.use(await passkeyQuestion(), { origin: 'https://portal.example' }),
    'at another port': phone.use(await passkeyQuestion(), { origin: 'http://localhost:1' }),
    'for another site': phone.use(await passkeyQuestion(), { rpId: 'portal.example' }),
    'with another key': phone.use(await passkeyQuestion(), { forged: true }),
    'without being unlocked': phone.use(await passkeyQuestion(), { verifiesUser: false }),
    'for somebody else': phone.use(await passkeyQuestion(), { handle: handleOfOther }),
    'by a copy of the key': phone.use(await passkeyQuestion(), { counter: 1 }),
    'of a passkey that nobody has': aSoftwareAuthenticator().use(await passkeyQuestion(), {
      handle: Buffer.from(`applicant ${owner.id}`).toString('base64url'),
    }),
    'for nobody': phone.use(await passkeyQuestion(), { handle: 'AAAA' }),
  }
  for (const [what, answer] of Object.entries(answers)) {
    const { status, body } = await passkeyLogin(answer)
    expect([what, status, body]).toEqual([what, 422, refused])
  }
  expect((await passkeyLogin(phone.use(await passkeyQuestion()))).status).toBe(200)
})

test('of many answers to one question at the same time one signs in', async () => {
  const owner = await anApplicantOfPasskeys()
  const phone = await owner.enrol()
  const answer = phone.use(await passkeyQuestion())
  const replies = await Promise.all(Array.from({ length: 8 }, () => passkeyLogin(answer)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('refused tries are in the trail of the person whose passkey it is', async () => {
  const owner = await anApplicantOfPasskeys()
  const phone = await owner.enrol()
  await passkeyLogin(phone.use(await passkeyQuestion(), { forged: true }))
  const { tries } = (await portal.call('GET', '/api/sessions', { token: owner.token })).body.data
  expect(tries).toContainEqual(expect.objectContaining({ outcome: 'wrong-passkey' }))
})

test('whoever has changed the password does not sign in with a passkey once its owner has made that void', async () => {
  const owner = await anApplicantOfPasskeys(portal.confirmedAccount)
  const phone = await owner.enrol()
  const { password_confirmation: _, ...person } = owner.person
  const password = 'nine blue herons'
  const changes = { ...person, password, password_confirmation: password }
  await portal.call('PATCH', '/api/portfolioUpdate/me', { token: owner.token, body: changes })
  const { text } = await emailTo(person.email, 'Your account was changed')
  const token = /undo-password\/([\w-]{43})/.exec(text)?.[1]
  await portal.call('POST', '/api/auth/undo-email', { body: { token } })
  const { status, body } = await passkeyLogin(phone.use(await passkeyQuestion()))
  expect([status, body]).toEqual([422, refused])
})

test('a new password by a link removes all passkeys: whoever had the account may have added one', async () => {
  const owner = await anApplicantOfPasskeys()
  const phone = await owner.enrol()
  const { email } = owner.person
  await portal.call('POST', '/api/auth/forgot-password', { body: { email } })
  const token = tokenIn(await emailTo(email, 'Set a new password'))
  const password = 'nine blue herons'
  const body = { email, token, password, password_confirmation: password }
  expect((await portal.call('POST', '/api/auth/reset-password', { body })).status).toBe(200)
  expect((await passkeyLogin(phone.use(await passkeyQuestion()))).status).toBe(422)
})
