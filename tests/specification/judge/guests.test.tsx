// @vitest-environment happy-dom
/** The screens of people who are not signed in. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eventually, fieldKeys, linksIn, path, press, shownTitle } from '#tests/support/pages/page-content.ts'
import { emailTo, portal, tokenIn } from '#tests/support/portal/shared-portal.ts'
import { aClient, applicantAt, registered } from './kit/client.ts'
import { openAs, part, put, textsOf } from './kit/page.ts'
import { aRegistration, password } from './kit/payloads.ts'

const sana = await applicantAt('qualifications')

test('The sign-in asks for email and password, has a button Sign in, and links to Register and Forgot password.', async () => {
  await openAs(null, '/auth/login')

  expect(fieldKeys()).toEqual(['email', 'password'])
  expect(textsOf('main form label')).toEqual(['Email', 'Password'])
  screen.getByRole('button', { name: 'Sign in' })
  expect(linksIn('main')).toEqual(
    expect.arrayContaining([
      ['Register', '/auth/register'],
      ['Forgot password', '/auth/forgot-password'],
    ]),
  )
})

test('Signing in keeps the token under “token” and opens /, which welcomes the user by name.', async () => {
  const page = await openAs(null, '/auth/login')
  const { email } = sana.person

  await put(page.user, { email, password })
  await press(page.user, 'Sign in')

  await shownTitle('Welcome, Sana Iqbal')
  expect(path()).toBe('/')
  expect(page.saved()).toMatchObject([{ path: '/api/auth/login', body: { email, password } }])
  expect(localStorage.getItem('token')).toMatch(/.+/)
  expect(localStorage.getItem('admin_token')).toBeNull()
})

test('The sign-in of administrators has the same two fields, sends the browser’s user agent as device_name, keeps the token under “admin_token” and opens /admin, which greets the administrator.', async () => {
  const page = await openAs(null, '/admin/auth/login')
  expect(fieldKeys()).toEqual(['email', 'password'])
  const { adminEmail, adminPassword } = portal.facts()

  await put(page.user, { email: adminEmail, password: adminPassword })
  await press(page.user, 'Sign in')

  await shownTitle(/^Welcome, ./)
  expect(path()).toBe('/admin')
  const body = { email: adminEmail, password: adminPassword, device_name: navigator.userAgent }
  expect(page.saved()).toMatchObject([{ path: '/api/admin/auth/login', body }])
  expect(localStorage.getItem('admin_token')).toMatch(/.+/)
  expect(localStorage.getItem('token')).toBeNull()
})

test('Register asks, in this order, for full name, father’s name, CNIC, contact no, email, password and its confirmation, and keeps the token.', async () => {
  const page = await openAs(null, '/auth/register')
  const person = aRegistration()
  expect(fieldKeys()).toEqual(Object.keys(person))
  expect(textsOf('main form label')).toEqual([
    ...['Full name', "Father's name", 'CNIC', 'Contact no', 'Email', 'Password', 'Confirm password'],
  ])

  await put(page.user, person as Record<string, string>)
  await press(page.user, 'Register')

  await shownTitle('Welcome, Sana Iqbal')
  const cnic = person.cnic.replaceAll('-', '')
  expect(page.saved()).toMatchObject([{ path: '/api/auth/register', body: { ...person, cnic } }])
  expect(localStorage.getItem('token')).toMatch(/.+/)
})

test('Forgot password asks for the email and shows the server’s message in an alert.', async () => {
  const message = 'A message that only this server knows'
  const page = await openAs(null, '/auth/forgot-password', {
    answers: { 'POST /api/auth/forgot-password': { data: null, message } },
  })
  expect(fieldKeys()).toEqual(['email'])

  await put(page.user, { email: 'sana@example.com' })
  await page.user.keyboard('{Enter}')

  await part('[role=alert], [role=status]')
  await screen.findByText(message)
  expect(page.saved()[0]?.body).toEqual({ email: 'sana@example.com' })
})

test('Reset password asks for email, password and its confirmation, takes the token from the address and the email from its query, shows the message, then goes to /auth/login.', async () => {
  const { email } = (await registered()).person
  await aClient().post('/api/auth/forgot-password', { email })
  const token = tokenIn(await emailTo(email, 'Set a new password'))
  const fresh = { password: 'Peshawar-orchard-77', password_confirmation: 'Peshawar-orchard-77' }
  const page = await openAs(null, `/auth/reset-password/${token}?email=${encodeURIComponent(email)}`)
  await part('main form')
  expect(fieldKeys()).toEqual(['email', 'password', 'password_confirmation'])

  await put(page.user, fresh)
  await page.user.keyboard('{Enter}')

  await eventually(() => expect(path()).toBe('/auth/login'))
  const sent = page.sent.find((call) => call.path === '/api/auth/reset-password')
  expect(sent?.body).toEqual({ email, ...fresh, token })
  await screen.findByText(/password has been/i)
})

test('Email fields have the type email, and passwords are masked.', async () => {
  const typesOf = async (address: string, client: typeof sana | null = null) => {
    await openAs(client, address)
    await part('main form [name=email]')
    return [...document.querySelectorAll('main form input')].map(
      (input) => `${input.getAttribute('name')}: ${input.getAttribute('type')}`,
    )
  }
  const [email, first, second] = ['email: email', 'password: password', 'password_confirmation: password']

  expect(await typesOf('/auth/login')).toEqual([email, first])
  expect(await typesOf('/admin/auth/login')).toEqual([email, first])
  expect(await typesOf('/auth/forgot-password')).toEqual([email])
  expect(await typesOf('/auth/register')).toEqual(expect.arrayContaining([email, first, second]))
  expect(await typesOf('/portfolio/me/edit', sana)).toEqual(expect.arrayContaining([email, first, second]))
})

test('Reset password has its three fields for a made-up token too, and shows what the server says of it.', async () => {
  const page = await openAs(null, '/auth/reset-password/made-up?email=sana%40example.com')
  await part('main form')
  expect(fieldKeys()).toEqual(['email', 'password', 'password_confirmation'])

  await put(page.user, { password: 'Peshawar-orchard-77', password_confirmation: 'Peshawar-orchard-77' })
  await page.user.keyboard('{Enter}')

  await part('main [role=alert]')
  expect(path()).not.toBe('/auth/login')
})
