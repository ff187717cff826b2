// @vitest-environment happy-dom
/** The screens of people who are not signed in, guards and sessions. */
import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { failure } from '#tests/support/pages/open-page.tsx'
import { eventually, fieldKeys, linksIn, path, press, shownTitle } from '#tests/support/pages/page-content.ts'
import { emailTo, portal, tokenIn } from '#tests/support/portal/shared-portal.ts'
import { aClient, administrator, applicantAt, registered } from './kit/client.ts'
import { callsOf, openAs, openAsStaff, part, put, textsOf } from './kit/page.ts'
import { aRegistration, password } from './kit/payloads.ts'

let sana: Awaited<ReturnType<typeof applicantAt>>
beforeAll(async () => {
  sana = await applicantAt('qualifications')
})

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

const signedInAddresses = [
  ...[
    '/',
    '/portfolio',
    '/portfolio/me/edit',
    '/applications',
    '/applications/create',
    '/applications/me/edit',
  ],
  ...['/contact-information', '/contact-information/create', '/contact-information/me/edit'],
  ...[
    '/qualification-information',
    '/qualification-information/create',
    '/qualification-information/me/edit',
  ],
  ...['/registration/new', '/registration/renewal', '/printOut/new', '/printOut/renewal'],
  ...['/user-applications', '/user-applications/create', '/documents', '/user-documents'],
  ...['/calculator', '/fee-calculation', '/fee-calculation/create'],
]

test('Every signed-in address sends a guest to /auth/login.', async () => {
  for (const address of signedInAddresses) {
    await openAs(null, address)
    await eventually(() => expect([address, path()]).toEqual([address, '/auth/login']))
  }
})

test('/admin sends everybody without a session of an administrator to /admin/auth/login.', async () => {
  for (const client of [null, sana]) {
    await openAs(client, '/admin')
    await eventually(() => expect(path()).toBe('/admin/auth/login'))
  }
})

test('/admin requires the admin flag.', async () => {
  const { data } = await (await administrator()).get('/api/admin/auth/admin-user')
  await openAsStaff(await administrator(), '/admin', {
    answers: { 'GET /api/admin/auth/admin-user': { data: { ...data, is_admin: false } } },
  })

  await eventually(() => expect(path()).toBe('/admin/auth/login'))
})

test('Guests open the four screens below /auth and the sign-in of administrators.', async () => {
  const addresses = ['/auth/login', '/auth/register', '/auth/forgot-password', '/admin/auth/login']
  for (const address of addresses) {
    await openAs(null, address)
    expect(path()).toBe(address)
  }
})

test('The current user is loaded once, however many screens are opened, and a loader is shown until then.', async () => {
  const held = Promise.withResolvers<object>()
  const opening = openAs(sana, '/portfolio', { answers: { 'GET /api/auth/user': () => held.promise } })
  await part('.first-loader')
  expect(document.querySelector('nav, form')).toBeNull()
  held.resolve(await sana.get('/api/auth/user'))

  const page = await opening
  await shownTitle('Profile')
  for (const entry of ['Personal Information', 'Contact Information', 'Dashboard']) {
    await page.user.click(screen.getAllByRole('link', { name: entry })[0]!)
    await shownTitle(entry === 'Dashboard' ? /^Welcome/ : new RegExp(entry, 'i'))
  }

  expect(callsOf(page).filter((call) => call === 'GET /api/auth/user')).toHaveLength(1)
})

test('The administrator is loaded once.', async () => {
  const page = await openAsStaff(await administrator(), '/admin')

  await shownTitle(/^Welcome, ./)
  expect(callsOf(page).filter((call) => call === 'GET /api/admin/auth/admin-user')).toHaveLength(1)
  expect(callsOf(page)).not.toContain('GET /api/auth/user')
})

test('If the user cannot be loaded, the stored token is removed.', async () => {
  await openAs(sana, '/portfolio', { answers: { 'GET /api/auth/user': failure(401) } })

  await eventually(() => expect(path()).toBe('/auth/login'))
  expect(localStorage.getItem('token')).toBeNull()
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
