/** The pages of people who are not signed in, and the check of a session. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { failure, openPage } from '#tests/support/pages/open-page.tsx'
import {
  eventually,
  fieldKeys,
  fill,
  follow,
  linksIn,
  path,
  press,
  problemLines,
  shownTitle,
  title,
} from '#tests/support/pages/page-content.ts'
import { newcomer, prepared, signedIn, staffMember } from '#tests/support/pages/users.ts'
import { aPerson } from '#tests/support/people/applicants.ts'

const credentials = { Email: 'ayesha@example.com', Password: 'seven green parrots' }
const keptKeys = () => Object.keys(localStorage).sort()

test('the sign-in page asks for email and password and links to Forgot password and Register', async () => {
  await openPage('/auth/login')
  expect(title()).toBe('Sign in')
  expect(fieldKeys()).toEqual(['email', 'password'])
  expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('type')).toBe('submit')
  expect(linksIn('.sign-in-links')).toEqual([
    ['Forgot password', '/auth/forgot-password'],
    ['Register', '/auth/register'],
  ])
})

test.each([
  ['/auth/login', { email: 'email', password: 'password' }],
  ['/admin/auth/login', { email: 'email', password: 'password' }],
  ['/auth/forgot-password', { email: 'email' }],
  [
    '/auth/reset-password/a-token',
    { email: 'email', password: 'password', password_confirmation: 'password' },
  ],
  ['/auth/register', { email: 'email', password: 'password', password_confirmation: 'password' }],
])('on %s email fields have the type email and passwords are hidden', async (page, types) => {
  await openPage(page)
  for (const [name, type] of Object.entries(types))
    expect(document.querySelector(`main form [name=${name}]`)?.getAttribute('type')).toBe(type)
})

test('after signing in the dashboard welcomes the person by name, and the token is kept', async () => {
  const { user, sent } = await openPage('/auth/login', {
    answers: { 'POST /api/auth/login': signedIn(newcomer()) },
  })
  await fill(user, credentials)
  await press(user, 'Sign in')
  await shownTitle('Welcome, Ayesha Siddiqua')
  expect(path()).toBe('/')
  expect(sent[0]?.body).toEqual({ email: credentials.Email, password: credentials.Password })
  expect(localStorage.getItem('token')).toBe('a new token')
})

test('Register asks for seven fields in order, and registering signs the person in', async () => {
  const person = aPerson()
  const { user, sent } = await openPage('/auth/register', {
    answers: { 'POST /api/auth/register': signedIn(newcomer({ name: person.name })) },
  })
  expect(fieldKeys()).toEqual([
    ...['name', 'father_name', 'cnic', 'phone', 'email', 'password', 'password_confirmation'],
  ])
  await fill(user, {
    'Full name': person.name,
    "Father's name": person.father_name,
    CNIC: person.cnic,
    'Contact no': person.phone,
    Email: person.email,
    Password: person.password,
    'Confirm password': person.password,
  })
  await press(user, 'Register')
  await shownTitle(`Welcome, ${person.name}`)
  expect(sent[0]?.body).toMatchObject({ email: person.email, password: person.password })
})

test('Forgot password asks for the email address only', async () => {
  await openPage('/auth/forgot-password')
  expect(fieldKeys()).toEqual(['email'])
})

test('Reset password sends the token and the email address of the link with the new password', async () => {
  const { user, sent } = await openPage('/auth/reset-password/the-token?email=me%40example.com', {
    answers: { 'POST /api/auth/reset-password': { data: null, message: 'Your password has been reset.' } },
  })
  expect(fieldKeys()).toEqual(['email', 'password', 'password_confirmation'])
  await fill(user, { Password: 'nine quiet herons', 'Confirm password': 'nine quiet herons' })
  await press(user, 'Reset password')
  const resets = () => sent.filter(({ path }) => path === '/api/auth/reset-password')
  await eventually(() => expect(resets()).toHaveLength(1))
  expect(resets()[0]?.body).toEqual({
    email: 'me@example.com',
    password: 'nine quiet herons',
    password_confirmation: 'nine quiet herons',
    token: 'the-token',
  })
})

test('a link that cannot be used any more says so above the fields, and the answer of the service says it again', async () => {
  const expired = { message: 'This link has expired', errors: { token: ['This link has expired'] } }
  const { user } = await openPage('/auth/reset-password/old-token?email=me%40example.com', {
    answers: {
      'POST /api/auth/reset-password/check': failure(422, expired),
      'POST /api/auth/reset-password': failure(422, expired),
    },
  })
  await screen.findByRole('link', { name: 'Send a new link' })
  expect(fieldKeys()).toEqual(['email', 'password', 'password_confirmation'])
  await fill(user, { Password: 'nine quiet herons', 'Confirm password': 'nine quiet herons' })
  await press(user, 'Reset password')
  expect(await problemLines()).toEqual(['Reset link: This link has expired'])
})

test.each([
  ['/auth/reset-password', '/a-token?email=me%40example.com', 'Reset password'],
  ['/admin/auth/set-password', '/a-token', 'Set your password'],
])('%s hides its token and finds it again after a reload', async (page, link, heading) => {
  await openPage(page + link)
  await shownTitle(heading)
  expect(window.location.href).not.toContain('a-token')
  expect(path()).toBe(page)
  await openPage(page, { historyState: window.history.state })
  await shownTitle(heading)
})

test.each([
  ...['/auth/login', '/auth/register', '/auth/forgot-password', '/admin/auth/login'],
  ...['/auth/start', '/support', '/help-center', '/privacy', '/terms', '/admin/support'],
])('%s can be opened without a session', async (page) => {
  await openPage(page)
  expect(path()).toBe(page)
})

test.each([
  ...['/', '/portfolio', '/portfolio/me/edit', '/applications', '/applications/create'],
  ...['/contact-information', '/qualification-information', '/registration/new', '/registration/renewal'],
  ...['/user-applications', '/user-applications/create', '/user-applications/me/edit'],
  ...['/calculator', '/fee-calculation', '/printOut/new', '/printOut/renewal'],
])('%s sends a guest to the sign-in page', async (page) => {
  await openPage(page)
  await shownTitle('Sign in')
  expect(path()).toBe('/auth/login')
})

test('a refused sign-in is shown, and is logged without the typed text', async () => {
  const refused = { message: 'Email or password is wrong', errors: { email: ['Email or password is wrong'] } }
  const { user, logged } = await openPage('/auth/login', {
    answers: { 'POST /api/auth/login': failure(422, refused) },
  })
  await fill(user, credentials)
  await press(user, 'Sign in')
  expect(await problemLines()).toEqual(['Email: Email or password is wrong'])
  expect(logged()).toEqual([{ event: 'CALL_FAILED', call: 'auth.login', status: 422 }])
  expect(path()).toBe('/auth/login')
})

test('the current user is loaded once, however many pages are opened', async () => {
  const { user, sent } = await openPage('/', {
    applicant: prepared(),
    answers: {
      'GET /api/contact-information': { data: { contact_information: null } },
      'GET /api/qualification-information': { data: { qualification_information: [] } },
    },
  })
  expect(sent.map((call) => call.path)).toEqual(['/api/auth/user'])
  for (const entry of ['Profile', 'Contact Information', 'Qualification Information']) {
    await follow(user, entry)
    await shownTitle(new RegExp(`^${entry}$`, 'i'))
  }
  expect(sent.filter((call) => call.path === '/api/auth/user')).toHaveLength(1)
})

test('until the current user is loaded only the loader is shown', async () => {
  const held = Promise.withResolvers<object>()
  const opening = openPage('/portfolio', {
    answers: { 'GET /api/auth/user': () => held.promise },
    token: true,
  })
  await eventually(() => expect(document.querySelector('.first-loader')).not.toBeNull())
  expect([screen.queryByRole('form'), screen.queryByRole('navigation')]).toEqual([null, null])
  held.resolve({ data: newcomer() })
  await opening
  await shownTitle('Profile')
  expect(document.querySelector('.first-loader')).toBeNull()
})

test('a refused token is removed, and the sign-in page opens', async () => {
  await openPage('/portfolio', { answers: { 'GET /api/auth/user': failure(401) }, token: true })
  await shownTitle('Sign in')
  expect(path()).toBe('/auth/login')
  expect(keptKeys()).not.toContain('token')
})

test('staff sign in with the same two fields, and their token is kept under a key of its own', async () => {
  const { user } = await openPage('/admin/auth/login', {
    answers: {
      'POST /api/admin/auth/login': signedIn(staffMember({ name: 'Administrator', roles: [] })),
      'GET /api/admin/cases/counts': failure(403),
      'GET /api/admin/cases/days': failure(403),
    },
  })
  expect(fieldKeys()).toEqual(['email', 'password'])
  await fill(user, { Email: 'admin@example.com', Password: 'a password' })
  await press(user, 'Sign in')
  await shownTitle('Welcome, Administrator')
  expect(path()).toBe('/admin')
  expect(localStorage.getItem('admin_token')).toBe('a new token')
  expect(localStorage.getItem('token')).toBeNull()
})

const staffStart = {
  'GET /api/admin/cases/counts': {
    data: Object.fromEntries(applicationStatuses.map((status) => [status, 0])),
  },
  'GET /api/admin/cases/days': failure(403),
}

test('the staff area loads the administrator once and shows a greeting and the sidebar', async () => {
  const { sent } = await openPage('/admin', {
    staff: staffMember({ roles: ['administrator'] }),
    answers: staffStart,
  })
  await shownTitle('Welcome, Rabia Registrar')
  const entries = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(entries.map((entry) => entry.textContent?.trim())).toEqual(
    expect.arrayContaining(['Dashboard', 'Staff', 'Exports']),
  )
  expect(sent.filter((call) => call.path === '/api/admin/auth/admin-user')).toHaveLength(1)
})

test('the staff area is closed to an account without the admin flag', async () => {
  await openPage('/admin', { staff: staffMember({ is_admin: false }), answers: staffStart })
  await shownTitle('Council staff')
  expect(path()).toBe('/admin/auth/login')
})

test.each([
  ['/auth/login', { Email: 'username', Password: 'current-password' }],
  ['/auth/register', { Password: 'new-password', 'Confirm password': 'new-password' }],
])('passwords can be pasted and kept by a password manager: %s', async (path, fields) => {
  const { user } = await openPage(path)
  for (const [label, autocomplete] of Object.entries(fields)) {
    const field = screen.getByLabelText<HTMLInputElement>(label)
    await user.click(field)
    await user.paste('pasted words')
    expect([label, field.value, field.autocomplete]).toEqual([label, 'pasted words', autocomplete])
  }
})
