import { expect, test } from 'vitest'
import { aCnic } from '#tests/support/people/applicants.ts'
import { openEmailLink } from '#tests/support/people/confirmed-email.ts'
import { emailTo, portal, tokenIn } from '#tests/support/portal/shared-portal.ts'

const me = '/api/portfolioUpdate/me'

const profileOf = (person: Record<string, string>, given: Record<string, string> = {}) => ({
  name: person.name,
  father_name: person.father_name,
  cnic: person.cnic,
  phone: person.phone,
  email: person.email,
  password: '',
  password_confirmation: '',
  ...given,
})

const login = (email: string, password: string) =>
  portal.call('POST', '/api/auth/login', { body: { email, password } })

test('the profile is changed, and an empty password means unchanged', async () => {
  const account = await portal.account()
  const { status, body } = await account.patch(me, profileOf(account.person, { name: 'Ayesha Khan' }))
  expect([status, body.message, body.data.name]).toEqual([
    200,
    'User detail updated successfully',
    'Ayesha Khan',
  ])
  expect((await login(account.person.email, account.person.password)).status).toBe(200)
})

test('a new password ends the other sessions, keeps this one, and is announced by e-mail', async () => {
  const account = await portal.confirmedAccount()
  const { email, password } = account.person
  const other = (await login(email, password)).body.data.token
  const fresh = { password: 'nine blue herons', password_confirmation: 'nine blue herons' }

  expect((await account.patch(me, profileOf(account.person, fresh))).status).toBe(200)

  expect((await account.get('/api/auth/user')).status).toBe(200)
  expect((await portal.call('GET', '/api/auth/user', { token: other })).status).toBe(401)
  expect((await login(email, password)).status).toBe(422)
  expect((await login(email, fresh.password)).status).toBe(200)
  expect((await emailTo(email, 'Your account was changed')).text).toContain('/auth/undo-password/')
})

test('another e-mail counts at once: in the answer, for the current user and for signing in', async () => {
  const account = await portal.confirmedAccount()
  const { email: before, password } = account.person
  const after = `moved-${crypto.randomUUID()}@example.com`
  const other = (await login(before, password)).body.data.token

  const { status, body } = await account.patch(me, profileOf(account.person, { email: after }))

  expect([status, body.data.email]).toEqual([200, after])
  expect((await account.get(me)).body.data.email).toBe(after)
  expect((await account.get('/api/auth/user')).body.data).toMatchObject({
    email: after,
    email_confirmed: false,
  })
  expect((await portal.call('GET', '/api/auth/user', { token: other })).status).toBe(401)
  expect([(await login(after, password)).status, (await login(before, password)).status]).toEqual([200, 422])

  await emailTo(before, 'Your email address was changed')
  expect((await openEmailLink(portal.facts().url, after)).body.data).toEqual({
    outcome: 'confirmed',
    email: after,
  })
  expect((await account.get('/api/auth/user')).body.data.email_confirmed).toBe(true)
  const undone = await openEmailLink(portal.facts().url, before, 'undo-email')
  expect(undone.body.data).toEqual({ outcome: 'restored', email: before })
  expect((await account.get(me)).status).toBe(401)
})

test('a wrong current password is refused with an error at its field', async () => {
  const account = await portal.account()
  const change = profileOf(account.person, { email: `x-${account.person.email}`, current_password: 'wrong' })
  const { status, body } = await account.patch(me, change)
  expect([status, body.errors]).toEqual([403, { current_password: ['The current password is wrong'] }])
})

test('a taken e-mail and a taken CNIC get the same refusal, and nothing changes', async () => {
  const [account, other] = [await portal.account(), await portal.account()]
  const { email, cnic } = other.person
  const takenEmail = await account.patch(me, profileOf(account.person, { email }))
  const takenCnic = await account.patch(me, profileOf(account.person, { cnic }))
  expect([takenEmail.status, takenCnic.status]).toEqual([422, 422])
  expect(takenEmail.body).toEqual(takenCnic.body)
  expect((await account.get(me)).body.data).toMatchObject({ email: account.person.email, version: 1 })
})

test('of five people who change to one CNIC at once one succeeds', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => portal.account()))
  const cnic = aCnic()
  const answers = await Promise.all(
    people.map((account) => account.patch(me, profileOf(account.person, { cnic }))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(4)
})

test('an update of a stale version is refused with the current profile', async () => {
  const account = await portal.account()
  await account.patch(me, profileOf(account.person, { name: 'Ayesha Khan' }))
  const headers = { 'if-match': '"v1"' }
  const { status, body } = await account.patch(me, profileOf(account.person), { headers })
  expect([status, body.data.name]).toEqual([412, 'Ayesha Khan'])
  expect(JSON.stringify(body)).not.toMatch(/argon2|generation/)
})

test('wrong fields, weak passwords and another person’s id are refused', async () => {
  const [account, other] = [await portal.account(), await portal.account()]
  const errors = async (given: Record<string, string>) =>
    Object.keys((await account.patch(me, profileOf(account.person, given))).body.errors)
  expect(await errors({ name: '', cnic: '1' })).toEqual(['name', 'cnic'])
  expect(await errors({ password: 'password123', password_confirmation: 'password123' })).toEqual([
    'password',
  ])
  expect(await errors({ password: 'nine blue herons' })).toEqual(['password_confirmation'])
  expect((await account.patch(`/api/portfolioUpdate/${other.id}`, profileOf(account.person))).status).toBe(
    404,
  )
})

test.each([
  ['the password', { password: 'ten blue finches', password_confirmation: 'ten blue finches' }],
  ['the e-mail', { email: `moved-${crypto.randomUUID()}@example.com` }],
])('a change of %s ends reset links requested before', async (_what, given: Record<string, string>) => {
  const account = await portal.account()
  const { person } = account
  await portal.call('POST', '/api/auth/forgot-password', { body: { email: person.email } })
  const token = tokenIn(await emailTo(person.email, 'Set a new password'))
  expect((await account.patch(me, profileOf(person, given))).status).toBe(200)
  const email = given.email ?? person.email

  const password = 'nine blue herons'
  const body = { email, token, password, password_confirmation: password }
  expect((await portal.call('POST', '/api/auth/reset-password', { body })).status).toBe(422)
})

test('tries to find out which e-mails and CNICs are taken are limited', async () => {
  const account = await portal.account()
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries++)
    statuses.push((await account.patch(me, profileOf(account.person, { cnic: aCnic() }))).status)
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200))
  expect(statuses[10]).toBe(429)
})
