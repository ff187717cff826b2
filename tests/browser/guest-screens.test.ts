/** The specification's sign-ins, sessions and guards, screen by screen. */
import { beforeAll, expect, test } from 'vitest'
import { demoAdministrator } from '#infra/local/seed.ts'
import { fillIn, fillRegister, follow, heading, press, signIn } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { problemLines } from '#tests/support/browser/problem-messages.ts'
import {
  fieldKeys,
  inputTypes,
  keptKeys,
  linksIn,
  open,
  pathOf,
  title,
} from '#tests/support/browser/screen-content.ts'
import { countCalls, sidebarEntries } from '#tests/support/browser/sidebar-and-status.ts'
import {
  type Account,
  aPerson,
  openAccount,
  openAccountAt,
  staffToken,
} from '#tests/support/people/applicants.ts'

const journey = openJourney()
let account: Account
beforeAll(async () => {
  account = await openAccountAt(journey.url, 'form')
})

const atScreen = async (path: string) => {
  const { page } = await journey.visitor()
  await open(page, path)
  return page
}

test('sign-in asks for two fields and shows two ways on', {
  tags: ['route.auth-login', 'screen.login'],
}, async () => {
  const page = await atScreen('/auth/login')
  await expect.poll(() => title(page)).toBe('Sign in')
  await expect.poll(() => fieldKeys(page)).toEqual(['email', 'password'])
  await expect
    .poll(() => page.getByRole('button', { name: 'Sign in', exact: true }).getAttribute('type'))
    .toBe('submit')
  await expect
    .poll(() => linksIn(page, '.sign-in-links'))
    .toEqual([
      ['Forgot password', '/auth/forgot-password'],
      ['Register', '/auth/register'],
    ])
})

test('email fields say so, passwords are masked', {
  tags: ['validation.email', 'validation.password'],
}, async () => {
  const { page } = await journey.visitor()
  const masked = { email: 'email', password: 'password', password_confirmation: 'password' }
  for (const [path, types] of Object.entries({
    '/auth/login': { email: 'email', password: 'password' },
    '/admin/auth/login': { email: 'email', password: 'password' },
    '/auth/forgot-password': { email: 'email' },
    '/auth/reset-password/some-token': masked,
    '/auth/register': masked,
  })) {
    await open(page, path)
    await expect.poll(() => inputTypes(page)).toMatchObject(types)
  }
})

test('signing in keeps the token and leads to the dashboard, which welcomes by name', {
  tags: [
    'screen.login-success',
    'route.home',
    'screen.dashboard',
    'state.session.token',
    'constant.token-keys',
  ],
}, async () => {
  const page = await atScreen('/auth/login')
  await signIn(page, account.person)
  await heading(page)
    .filter({ hasText: `Welcome, ${account.person.name}` })
    .waitFor()
  expect(pathOf(page)).toBe('/')
  await expect.poll(() => keptKeys(page)).toEqual(['sidebar', 'token'])
})

test('register asks for seven fields in order and signs in', {
  tags: ['route.auth-register', 'screen.register'],
}, async () => {
  const page = await atScreen('/auth/register')
  await expect
    .poll(() => fieldKeys(page))
    .toEqual([...['name', 'father_name', 'cnic', 'phone', 'email', 'password', 'password_confirmation']])
  const person = aPerson()
  await fillRegister(page, person)
  await press(page, 'Register')
  await heading(page)
    .filter({ hasText: `Welcome, ${person.name}` })
    .waitFor()
  expect(pathOf(page)).toBe('/')
})

test('a forgotten password needs the email alone', {
  tags: ['route.auth-forgot-password', 'screen.forgot-password'],
}, async () => {
  const page = await atScreen('/auth/forgot-password')
  await expect.poll(() => fieldKeys(page)).toEqual(['email'])
})

test('a new password comes with email and token of the address', {
  tags: ['screen.reset-password', 'screen.reset-password-link', 'record.payload.reset-password'],
}, async () => {
  const page = await atScreen('/auth/reset-password/the-token?email=me%40example.com')
  await expect.poll(() => fieldKeys(page)).toEqual(['email', 'password', 'password_confirmation'])
  const sent = page.waitForRequest('**/api/auth/reset-password')
  await fillIn(page, { Password: 'nine quiet herons', 'Confirm password': 'nine quiet herons' })
  await press(page, 'Reset password')
  expect((await sent).postDataJSON()).toEqual({
    email: 'me@example.com',
    password: 'nine quiet herons',
    password_confirmation: 'nine quiet herons',
    token: 'the-token',
  })
})

test('guests reach the sign-ins and the open pages', { tags: ['guard.open'] }, async () => {
  const { page } = await journey.visitor()
  const reachable = [
    ...['/auth/login', '/auth/register', '/auth/forgot-password', '/admin/auth/login'],
    ...['/support', '/help-center', '/privacy', '/terms'],
  ]
  for (const path of reachable) {
    await open(page, path)
    expect(pathOf(page)).toBe(path)
  }
})

test('the user is loaded once for a load of the page, whatever is opened on it', {
  tags: ['guard.user-once', 'state.session', 'endpoint.note.stores'],
}, async () => {
  const { page } = await journey.visitor({ token: account.token })
  const calls = countCalls(page)
  await open(page, '/')
  expect(calls.taken()).toEqual(['GET /api/auth/user'])
  for (const entry of ['Profile', 'Contact Information', 'Qualification Information']) {
    await follow(page, entry)
    await heading(page)
      .filter({ hasText: new RegExp(`^${entry}$`, 'i') })
      .waitFor()
  }
  expect(calls.taken()).not.toContain('GET /api/auth/user')
  await page.reload()
  await heading(page).waitFor()
  expect(calls.taken().filter((it) => it === 'GET /api/auth/user')).toHaveLength(1)
})

test('a session that is not known yet shows the loader and nothing else', {
  tags: ['portal.loader', 'state.session'],
}, async () => {
  const { page } = await journey.visitor({ token: account.token })
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route('**/api/auth/user', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/portfolio')
  const loader = page.locator('.first-loader')
  await loader.waitFor()
  expect([await heading(page).count(), await page.getByRole('navigation').count()]).toEqual([0, 0])
  letGo()
  await heading(page).filter({ hasText: 'Profile' }).waitFor()
  await expect.poll(() => loader.count()).toBe(0)
})

test('a user that is refused loses the token and is led to the sign-in', {
  tags: ['state.session.cleared', 'message.user-not-loaded', 'guard.user'],
}, async () => {
  const { token, post } = await openAccount(journey.url)
  await post('/api/auth/logout')
  const { page } = await journey.visitor({ token })
  await page.goto('/portfolio')
  await page.waitForURL('**/auth/login')
  await heading(page).filter({ hasText: 'Sign in' }).waitFor()
  await expect.poll(() => keptKeys(page)).not.toContain('token')
})

test('a user that cannot be reached loses the token too, after two more tries', {
  tags: ['state.session.cleared', 'message.user-not-loaded'],
}, async () => {
  const { page, troubles } = await journey.visitor({ token: account.token })
  troubles.expect(/status of 500/)
  const calls = countCalls(page)
  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }))
  await page.goto('/')
  await page.waitForURL('**/auth/login')
  expect(calls.taken()).toEqual(Array(3).fill('GET /api/auth/user'))
  await expect.poll(() => keptKeys(page)).not.toContain('token')
})

test('what is refused at the sign-in is shown, for it carries errors, and logged without what was typed', {
  tags: ['message.logged', 'message.alert-lines'],
}, async () => {
  const page = await atScreen('/auth/login')
  const lines: string[] = []
  page.on('console', (it) => lines.push(it.text()))
  await signIn(page, { email: account.person.email, password: 'wrong' })
  await expect.poll(() => problemLines(page)).toEqual([expect.stringMatching(/^Email: /)])
  const logged = lines.find((it) => it.includes('CALL_FAILED'))
  expect(JSON.parse(logged ?? '{}')).toMatchObject({ call: 'auth.login', status: 422 })
  expect(logged).not.toContain(account.person.email)
  expect(pathOf(page)).toBe('/auth/login')
})

test('a refused registration is shown line by line and logged; the person stays', {
  tags: ['message.logged', 'message.alert-lines', 'message.stays'],
}, async () => {
  const page = await atScreen('/auth/register')
  const lines: string[] = []
  page.on('console', (it) => lines.push(it.text()))
  await fillRegister(page, aPerson({ email: account.person.email }))
  await press(page, 'Register')
  await expect.poll(() => problemLines(page)).toEqual([expect.stringMatching(/^Email: /)])
  const logged = lines.find((it) => it.includes('CALL_FAILED'))
  expect(JSON.parse(logged ?? '{}')).toMatchObject({ call: 'auth.register', status: 422 })
  expect(pathOf(page)).toBe('/auth/register')
})

test('staff sign in beside the applicants and get a plain dashboard', {
  tags: [
    'route.admin-auth-login',
    'route.admin',
    'screen.admin-login',
    'state.session.admin-token',
    'constant.token-keys',
    'portal.admin-dashboard',
    'role.admin-screens',
  ],
}, async () => {
  const page = await atScreen('/admin/auth/login')
  await expect.poll(() => fieldKeys(page)).toEqual(['email', 'password'])
  await signIn(page, demoAdministrator)
  await heading(page).filter({ hasText: 'Welcome, Administrator' }).waitFor()
  expect(pathOf(page)).toBe('/admin')
  await expect.poll(() => keptKeys(page)).toEqual(['admin_token', 'sidebar'])
  await expect
    .poll(() => sidebarEntries(page))
    .toEqual(['Dashboard', 'Applications', 'Bank statement', 'Fee schedules', 'People', 'Exports'])
  await press(page, 'Toggle sidebar')
  await page.getByRole('navigation', { name: 'Main' }).waitFor({ state: 'hidden' })
})

test('the administrator is loaded once, and needs the flag', {
  tags: ['guard.admin-once', 'role.admin-flag', 'role.admin-user', 'guard.admin', 'endpoint.note.stores'],
}, async () => {
  const value = await staffToken(journey.url, demoAdministrator.email, demoAdministrator.password)
  const origins = [{ origin: journey.url, localStorage: [{ name: 'admin_token', value }] }]
  const { page } = await journey.visitor({ storageState: { cookies: [], origins } })
  const calls = countCalls(page)
  await open(page, '/admin')
  await page.getByRole('link', { name: /Submitted/ }).waitFor()
  expect(calls.taken()).toEqual([
    'GET /api/admin/auth/admin-user',
    'GET /api/admin/cases/counts',
    'GET /api/admin/cases/days',
  ])

  await page.route('**/api/admin/auth/admin-user', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { ...data, is_admin: false } } })
  })
  await page.goto('/admin')
  await page.waitForURL('**/admin/auth/login')
  await heading(page).filter({ hasText: 'Council staff' }).waitFor()
})
