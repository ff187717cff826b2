// @vitest-environment happy-dom
/** Guards and sessions. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { failure } from '#tests/support/pages/open-page.tsx'
import { eventually, path, shownTitle } from '#tests/support/pages/page-content.ts'
import { administrator, applicantAt } from './kit/client.ts'
import { callsOf, openAs, openAsStaff, part } from './kit/page.ts'

const sana = await applicantAt('qualifications')

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
  const answers = [failure(401), failure(403), failure(500), () => Promise.reject(new TypeError('Offline'))]
  for (const answer of answers) {
    await openAs(sana, '/portfolio', { answers: { 'GET /api/auth/user': answer } })

    await eventually(() => expect(path()).toBe('/auth/login'))
    expect(localStorage.getItem('token')).toBeNull()
  }
})
