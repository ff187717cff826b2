/** The frame of every screen: layouts, menus, links, sidebar, colours, calls. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { follow, heading, press } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { keptKeys, linksIn, open, pathOf, summary, title } from '#tests/support/browser/screen-content.ts'
import { type Account, openAccountAt } from '#tests/support/people/applicants.ts'

const journey = openJourney()
let account: Account
beforeAll(async () => {
  account = await openAccountAt(journey.url, 'form')
})

const signedIn = async (path = '/', viewport = { width: 1280, height: 900 }) => {
  const { page } = await journey.visitor({ token: account.token, viewport })
  await open(page, path)
  return page
}

/** Which parts of the frame are there: sidebar, top bar, card, footer. */
const frameOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['nav.sidebar', '.top-bar', '.sign-in-card', '.sign-in-staff', 'footer'].filter((selector) =>
      document.querySelector(selector)?.checkVisibility(),
    ),
  )

test('the main pages, the sign-in and the sign-in of staff each have their own layout', async () => {
  const page = await signedIn()
  await expect.poll(() => frameOf(page)).toEqual(['nav.sidebar', '.top-bar', 'footer'])
  const { page: guest } = await journey.visitor()
  await open(guest, '/auth/login')
  await expect.poll(() => frameOf(guest)).toEqual(['.sign-in-card', 'footer'])
  await open(guest, '/admin/auth/login')
  await expect.poll(() => frameOf(guest)).toEqual(['.sign-in-card', '.sign-in-staff', 'footer'])
})

test('the footer links to four pages, each with its heading', async () => {
  const page = await signedIn()
  const names = ['Support', 'Help Center', 'Privacy', 'Terms']
  expect((await linksIn(page, 'footer')).slice(0, 4).map(([words]) => words)).toEqual(names)
  for (const name of names) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await heading(page).filter({ hasText: name }).waitFor()
  }
})

test('the menu of the top bar has five entries; Log out removes the token and opens the sign-in', async () => {
  const page = await signedIn()
  const menu = `Account menu, ${account.person.name}`
  await press(page, menu)
  const entries = page.locator('.account-list').getByRole('listitem')
  await expect
    .poll(() => entries.allInnerTexts())
    .toEqual([...['Profile', 'Analytics', 'Settings & Privacy', 'Help Center', 'Log out']])
  for (const name of ['Profile', 'Settings & Privacy', 'Help Center']) {
    await page.locator('.account-list').getByRole('link', { name, exact: true }).click()
    await heading(page).filter({ hasText: name }).waitFor()
    await press(page, menu)
  }
  // A session of its own: the others go on with theirs.
  await page.route('**/api/auth/logout', (route) => route.fulfill({ json: { data: null } }))
  await press(page, 'Log out')
  await page.waitForURL('**/auth/login')
  await heading(page).filter({ hasText: 'Sign in' }).waitFor()
  await expect.poll(() => keptKeys(page)).not.toContain('token')
})

test('Analytics shows a person’s own application in figures', async () => {
  const page = await signedIn()
  await press(page, `Account menu, ${account.person.name}`)
  await follow(page, 'Analytics')
  await heading(page).filter({ hasText: 'Analytics' }).waitFor()
  await expect
    .poll(() => summary(page))
    .toEqual([
      ['Steps complete', '4 of 5'],
      ['Required qualifications added', '3 of 3'],
      ['Qualifications added', '3 of 4'],
      ['Documents uploaded', '0 of 11'],
      ['Applications submitted', '1'],
      ['Days since you submitted', '0'],
      ['Fee', 'Rs. 7500/-'],
      ['Voucher number', expect.stringMatching(/^\d{3} \d{3} \d{4}$/)],
    ])
})

test('the sidebar scrolls in a low window, and closing a group keeps the entry in view', async () => {
  const page = await signedIn('/calculator', { width: 1280, height: 320 })
  const area = page.locator('.sidebar-scroll')
  const scrolled = () =>
    area.evaluate((element) => ({
      over: element.scrollHeight > element.clientHeight,
      overflow: getComputedStyle(element).overflowY,
    }))
  await expect.poll(() => scrolled()).toEqual({ over: true, overflow: 'auto' })
  const inView = () =>
    area.evaluate((element) => {
      const [frame, link] = [element, element.querySelector('[aria-current]')!].map((one) =>
        one.getBoundingClientRect(),
      )
      return link!.top >= frame!.top && link!.bottom <= frame!.bottom
    })
  await expect.poll(inView).toBe(true)
  const group = page.getByRole('button', { name: 'Applicant Information', exact: true })
  for (const round of [1, 2]) {
    await area.evaluate((element) => element.scrollTo(0, 0))
    await group.press('Enter')
    await expect.poll(() => group.getAttribute('aria-expanded')).toBe(String(round === 2))
    await expect.poll(inView).toBe(true)
  }
})

test('a click toggles the sidebar, and one resize event follows its transition', async () => {
  const page = await signedIn()
  await page.evaluate(() => {
    const noted: string[] = []
    Object.assign(window, { noted })
    window.addEventListener('resize', () =>
      noted.push(getComputedStyle(document.querySelector('nav.sidebar')!).marginInlineStart),
    )
  })
  const noted = () => page.evaluate(() => (window as never as { noted: string[] }).noted)
  await press(page, 'Toggle sidebar')
  await expect.poll(noted).toEqual(['-260px'])
  await press(page, 'Toggle sidebar')
  await expect.poll(noted).toEqual(['-260px', '0px'])
})

test('the colours of the palette are those defined on the root element', async () => {
  const page = await signedIn()
  const palette = {
    ...{ primary: '#00a651', secondary: '#6c757d', success: '#1cbb8c', info: '#17a2b8', warning: '#fcb92c' },
    ...{ danger: '#dc3545', white: '#fff', black: '#000', 'gray-100': '#f8f9fa', 'gray-200': '#e9ecef' },
    ...{ 'gray-300': '#dee2e6', 'gray-400': '#ced4da', 'gray-500': '#adb5bd', 'gray-600': '#6c757d' },
    ...{ 'gray-700': '#495057', 'gray-800': '#343a40', 'gray-900': '#212529' },
  }
  const shown = await page.evaluate((names) => {
    const style = getComputedStyle(document.documentElement)
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]))
  }, Object.keys(palette))
  expect(shown).toEqual(palette)
})

test('a wish for dark colours changes nothing', async () => {
  const page = await signedIn()
  const light = await page.screenshot({ animations: 'disabled' })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(light.equals(await page.screenshot({ animations: 'disabled' }))).toBe(true)
})

test('calls go to the portal’s own host with token and cookies', async () => {
  const page = await signedIn()
  await page.context().addCookies([{ name: 'choice', value: 'kept', url: journey.url }])
  const sent = page.waitForRequest('**/api/auth/user')
  await page.reload()
  const request = await sent
  expect(await request.allHeaders()).toMatchObject({
    authorization: `Bearer ${account.token}`,
    cookie: 'choice=kept',
  })
  expect(new URL(request.url()).origin).toBe(journey.url)
  await heading(page).waitFor()
  expect([pathOf(page), await title(page)]).toEqual(['/', `Welcome, ${account.person.name}`])
})
