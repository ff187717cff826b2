/** Accounts on the wire. */
import { expect, test } from 'vitest'
import { emailTo, portal, tokenIn } from '#tests/support/portal/shared-portal.ts'
import { aClient, administrator, registered } from './kit/client.ts'
import { aRegistration, password, without } from './kit/payloads.ts'

const sana = await registered()

test('POST /api/auth/register takes the seven fields of its screen and answers with a token.', async () => {
  const { data } = await aClient().post('/api/auth/register', aRegistration())

  expect(data.token).toMatch(/.+/)
})

test('The gender of a user is m or other, and nothing else.', async () => {
  const answers = []
  for (const gender of ['m', 'other', 'f', 'male', 'Other'])
    answers.push(await aClient().ask('POST', '/api/auth/register', aRegistration({ gender })))
  const { person } = sana
  const profile = { ...person, password: '', password_confirmation: '' }
  const changes = []
  for (const gender of ['m', 'other', 'f'])
    changes.push(await sana.ask('PATCH', '/api/portfolioUpdate/me', { ...profile, gender }))

  expect(answers.map(({ status }) => status < 300)).toEqual([true, true, false, false, false])
  expect(answers.slice(2).map(({ body }) => Object.keys(body.errors))).toEqual(Array(3).fill(['gender']))
  expect(changes.map(({ status }) => status < 300)).toEqual([true, true, false])
  expect((await sana.get('/api/portfolioUpdate/me')).data.gender).toBe('other')
})

test('POST /api/auth/login takes email and password and answers with a token.', async () => {
  const { email } = sana.person
  const client = aClient()

  const { data } = await client.signIn('/api/auth/login', { email, password })

  expect(data.token).toMatch(/.+/)
  expect((await client.get('/api/auth/user')).data.email).toBe(email)
})

test('GET /api/auth/user answers with the user and the four records.', async () => {
  const { data } = await sana.get('/api/auth/user')

  expect(data).toMatchObject({
    ...{ name: 'Sana Iqbal', father_name: 'Muhammad Iqbal', email: sana.person.email },
    ...{ applicant: null, contact_information: null, application_form: null, user_application: null },
    qualification_information: [],
  })
  expect(Object.keys(data)).toEqual(expect.arrayContaining(['cnic', 'phone', 'gender']))
  expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['password']))
})

test('A call without a token, or with a token of the other kind, is refused.', async () => {
  const staff = await administrator()

  const refused = [
    await aClient().ask('GET', '/api/auth/user'),
    await aClient().ask('GET', '/api/admin/auth/admin-user'),
    await sana.ask('GET', '/api/admin/auth/admin-user'),
    await staff.ask('GET', '/api/auth/user'),
  ]

  for (const { status } of refused) expect([401, 403]).toContain(status)
})

test('POST /api/admin/auth/login takes device_name as well and answers with a token.', async () => {
  const { adminEmail: email, adminPassword } = portal.facts()

  const { data } = await aClient().post('/api/admin/auth/login', {
    email,
    password: adminPassword,
    device_name: 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
  })

  expect(data.token).toMatch(/.+/)
})

test('The sign-in of administrators refuses the account of an applicant.', async () => {
  const { email } = sana.person

  const credentials = { email, password, device_name: 'Judge/1.0' }
  const { status, body } = await aClient().ask('POST', '/api/admin/auth/login', credentials)

  expect(status).toBe(422)
  expect(body.data).toBeUndefined()
})

test('GET /api/admin/auth/admin-user answers with the administrator.', async () => {
  const { data } = await (await administrator()).get('/api/admin/auth/admin-user')

  expect(data).toMatchObject({ email: portal.facts().adminEmail, name: expect.any(String), is_admin: true })
})

test('POST /api/auth/forgot-password takes the email and answers with a message.', async () => {
  const { message } = await aClient().post('/api/auth/forgot-password', { email: sana.person.email })

  expect(message).toMatch(/.+/)
})

test('POST /api/auth/reset-password takes email, password, password_confirmation and token and answers with a message.', async () => {
  const { email } = (await registered()).person
  await aClient().post('/api/auth/forgot-password', { email })
  const token = tokenIn(await emailTo(email, 'Set a new password'))
  const fresh = 'Peshawar-orchard-77'

  const body = { email, password: fresh, password_confirmation: fresh, token }
  const { message } = await aClient().post('/api/auth/reset-password', body)

  expect(message).toMatch(/.+/)
  await aClient().signIn('/api/auth/login', { email, password: fresh })
})

test('GET /api/portfolioUpdate/{id} answers with the fields of the profile and both password fields.', async () => {
  const client = await registered()
  const { person } = client
  const { data } = await client.get('/api/portfolioUpdate/me')
  const own = await client.get(`/api/portfolioUpdate/${data.id}`)

  expect(data).toMatchObject({
    ...{ name: person.name, father_name: person.father_name, email: person.email },
    cnic: person.cnic.replaceAll('-', ''),
    phone: expect.stringMatching(/^0300/),
    gender: null,
    ...{ password: expect.any(String), password_confirmation: expect.any(String) },
  })
  expect(own).toEqual({ data })
})

test('The profile that was loaded can be sent back whole.', async () => {
  const { data } = await sana.get('/api/portfolioUpdate/me')

  await sana.patch('/api/portfolioUpdate/me', data)

  expect(without((await sana.get('/api/portfolioUpdate/me')).data, 'version', 'updated_at')).toEqual(
    without(data, 'version', 'updated_at'),
  )
})

test('PATCH /api/portfolioUpdate/{id} takes the seven fields of the profile, and they count at once.', async () => {
  const client = await registered()
  const next = aRegistration({
    name: 'Sana Khan',
    father_name: 'M. Iqbal',
    ...{ password: 'Lahore-canal-91' },
  })
  const sent = { ...next, password_confirmation: next.password }

  await client.patch('/api/portfolioUpdate/me', sent)
  const again = aClient()
  await again.signIn('/api/auth/login', { email: sent.email, password: sent.password })
  const { data } = await again.get('/api/auth/user')

  expect(data).toMatchObject({
    ...{ name: 'Sana Khan', father_name: 'M. Iqbal', email: sent.email },
    cnic: sent.cnic.replaceAll('-', ''),
  })
})
