import { expect, test } from 'vitest'
import { aCnic, aPerson } from '#tests/support/people/applicants.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const register = (body: unknown, headers?: Record<string, string>) =>
  portal.call('POST', '/api/auth/register', { body, headers })

test('registering creates an account, signs in and answers with the current user', async () => {
  const person = aPerson({ email: `Mixed.Case-${crypto.randomUUID()}@Example.COM` })

  const { status, body } = await register(person)

  expect(status).toBe(201)
  expect(body.data).toMatchObject({ token_type: 'Bearer', expires_in: 43_200 })
  expect(body.data.user).toMatchObject({
    name: person.name,
    email: person.email.toLowerCase(),
    cnic: person.cnic,
    applicant: null,
    contact_information: null,
    qualification_information: [],
    application_form: null,
  })
  const user = await portal.call('GET', '/api/auth/user', { token: body.data.token })
  expect(user.status).toBe(200)
})

test('every wrong field is named', async () => {
  const { status, body } = await register({
    ...aPerson(),
    name: '',
    cnic: '123',
    phone: 'none',
    email: 'x',
    password: 'short',
  })
  expect(status).toBe(422)
  expect(Object.keys(body.errors).sort()).toEqual(['cnic', 'email', 'name', 'password', 'phone'])
})

test('two passwords that differ are refused', async () => {
  const { status, body } = await register({ ...aPerson(), password_confirmation: 'something else' })
  expect([status, body.errors.password_confirmation]).toEqual([422, ['The two passwords are not the same']])
})

test.each([
  ['a common one', { password: 'password123' }],
  ['a doubled word', { password: 'dragondragon' }],
  ['a keyboard walk', { password: 'qwertyuiop' }],
  ['a word of this council', { password: 'pharmacist2026' }],
  ['a common word in disguise', { password: 'P@ssw0rd1' }],
  ['the own phone number', { phone: '0300 1234567', password: '+923001234567' }],
  ['the own name', { password: 'ayesha siddiqua' }],
])('a password that is %s is refused', async (_what, given) => {
  const { status, body } = await register(aPerson(given))
  expect([status, Object.keys(body.errors)]).toEqual([422, ['password']])
})

test('one’s own e-mail or CNIC is refused as the password', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const cnic = aCnic()
  expect((await register(aPerson({ email, password: email }))).status).toBe(422)
  expect((await register(aPerson({ cnic, password: `${cnic.slice(0, 5)}-${cnic.slice(5)}` }))).status).toBe(
    422,
  )
})

test('an unknown field is refused, so that nobody can set fields they may not set', async () => {
  const { status, body } = await register({ ...aPerson(), is_admin: true })
  expect([status, body.errors]).toEqual([422, { is_admin: ['This field is not known'] }])
})

test('a taken e-mail and a taken CNIC get the same answer', async () => {
  const { person } = await portal.account()
  const sameEmail = await register({ ...aPerson(), email: person.email.toUpperCase() })
  const sameCnic = await register({ ...aPerson(), cnic: person.cnic })
  expect(sameEmail.status).toBe(422)
  expect(sameEmail.body).toEqual(sameCnic.body)
  expect(Object.keys(sameEmail.body.errors)).toEqual(['email'])
})

test('a second click with the same Idempotency-Key signs in to the same account', async () => {
  const person = aPerson()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = await register(person, headers)
  const second = await register(person, headers)
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body.data.user.id).toBe(first.body.data.user.id)
})

const notations = (cnic: string): string[] => {
  const dashed = `${cnic.slice(0, 5)}-${cnic.slice(5, 12)}-${cnic.slice(12)}`
  const shifted = (zero: number) =>
    [...cnic].map((digit) => String.fromCharCode(zero + Number(digit))).join('')
  return [cnic, dashed, dashed.replaceAll('-', ' '), shifted(0xff10), shifted(0x06f0), shifted(0x0660)]
}

test('twelve parallel registrations of one CNIC in different notations leave one account', async () => {
  const written = notations(aCnic())
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      register(aPerson({ cnic: written[index % written.length] as string })),
    ),
  )
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  // The limit of five tries a CNIC and day refuses most; the markers refuse the rest.
  expect(count(201)).toBe(1)
  expect(count(422) + count(429)).toBe(11)
})
