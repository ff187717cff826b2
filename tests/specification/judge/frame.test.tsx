// @vitest-environment happy-dom
/** What stands around every screen: layouts, sidebar, menu, footer. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eventually, linksIn, path, press, shownTitle } from '#tests/support/pages/page-content.ts'
import { administrator, applicantAt, registered } from './kit/client.ts'
import { openAs, openAsStaff, part, textsOf } from './kit/page.ts'

const parts = { sidebar: 'nav ul', topBar: 'header [aria-label^="Account menu"]', footer: 'footer' }
const frame = () =>
  Object.entries(parts).flatMap(([name, selector]) => (document.querySelector(selector) ? [name] : []))
const sidebarNames = () => textsOf('nav[aria-label="Main"] ul a')

test('The main layout has sidebar, top bar and footer; the sign-in of users and that of administrators have a layout each.', async () => {
  await openAs(await registered(), '/')
  expect(frame()).toEqual(['sidebar', 'topBar', 'footer'])
  const layouts = []
  for (const address of ['/auth/login', '/admin/auth/login']) {
    await openAs(null, address)
    expect(frame()).toEqual(['footer'])
    layouts.push(document.querySelector('main')!.parentElement!.outerHTML.split('<form')[0])
  }

  expect(layouts[0]).not.toBe(layouts[1])
})

test('The footer links to Support, Help Center, Privacy and Terms.', async () => {
  const names = ['Support', 'Help Center', 'Privacy', 'Terms']
  const { user } = await openAs(await registered(), '/')
  expect(textsOf('footer a').slice(0, 4)).toEqual(names)
  for (const name of names) {
    await user.click(screen.getAllByRole('link', { name }).at(-1)!)
    await shownTitle(name)
  }

  await openAsStaff(await administrator(), '/admin')
  expect(textsOf('footer a').slice(0, 4)).toEqual(names)
})

test('The menu of the top bar has Profile, Analytics, Settings & Privacy, Help Center and Log out, and logging out goes to /auth/login.', async () => {
  const client = await registered()
  const { user } = await openAs(client, '/')
  const open = async () => user.click(await part('header [aria-expanded="false"][aria-label^="Account"]'))
  await open()
  expect(textsOf('header li')).toEqual([
    ...['Profile', 'Analytics', 'Settings & Privacy', 'Help Center', 'Log out'],
  ])
  for (const name of ['Profile', 'Analytics', 'Settings & Privacy', 'Help Center']) {
    await user.click(screen.getAllByRole('link', { name }).find((link) => link.closest('header'))!)
    await shownTitle(name)
    await open()
  }

  await press(user, 'Log out')

  await eventually(() => expect(path()).toBe('/auth/login'))
  expect(localStorage.getItem('token')).toBeNull()
  await eventually(async () => expect((await client.ask('GET', '/api/auth/user')).status).toBe(401))
})

const always = ['Documents', 'User Documents', 'User Application', 'Fee Calculator']
const registration = ['New Registration', 'Renewal Registration']

test('The sidebar shows Contact Information once there is an applicant, Qualification Information once there is contact information, New and Renewal Registration once there is a qualification, and PrintOut Registration once there is an application form.', async () => {
  const shown: Record<string, string[]> = {}
  for (const step of [
    'account',
    'applicant',
    'contact',
    'one qualification',
    'qualifications',
    'form',
  ] as const) {
    await openAs(await applicantAt(step), '/')
    shown[step] = sidebarNames()
  }

  const first = ['Dashboard', 'Profile', 'Personal Information']
  const both = ['Contact Information', 'Qualification Information']
  expect(shown).toEqual({
    account: [...first, ...always],
    applicant: [...first, 'Contact Information', ...always],
    contact: [...first, ...both, ...always],
    'one qualification': [...first, ...both, ...registration, ...always],
    qualifications: [...first, ...both, ...registration, ...always],
    form: [...first, ...both, ...registration, 'PrintOut Registration', ...always],
  })
})

test('The entries of the sidebar lead to their screens.', async () => {
  await openAs(await applicantAt('form'), '/')

  expect(linksIn('nav[aria-label="Main"] ul')).toEqual([
    ...[
      ['Dashboard', '/'],
      ['Profile', '/portfolio'],
      ['Personal Information', '/applications'],
    ],
    ...[
      ['Contact Information', '/contact-information'],
      ['Qualification Information', '/qualification-information'],
    ],
    ...[
      ['New Registration', '/registration/new'],
      ['Renewal Registration', '/registration/renewal'],
    ],
    ['PrintOut Registration', expect.stringMatching(/^\/printOut\/(new|renewal)$/)],
    ...[
      ['Documents', '/documents'],
      ['User Documents', '/user-documents'],
    ],
    ...[
      ['User Application', '/user-applications'],
      ['Fee Calculator', '/calculator'],
    ],
  ])
})

test('The admin area greets the administrator, and its sidebar collapses and expands with each press of the toggle.', async () => {
  const { user } = await openAsStaff(await administrator(), '/admin')
  await shownTitle(/^Welcome, ./)
  const toggle = screen.getByRole('button', { name: 'Toggle sidebar' })
  const states = [toggle.getAttribute('aria-expanded')]
  for (let press = 0; press < 2; press++) {
    await user.click(toggle)
    states.push(toggle.getAttribute('aria-expanded'))
  }

  expect(states).toEqual(['true', 'false', 'true'])
  expect(sidebarNames().length).toBeGreaterThan(1)
})
