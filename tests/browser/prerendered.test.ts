/** The pages that the build renders: what is there before any script has run, and how the script takes them over. */
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { heading } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'

const journey = await openJourney()
const pages: [path: string, title: string, tab?: string][] = [
  ['/auth/login', 'Sign in'],
  ['/auth/start', 'Registration of pharmacists'],
  ['/verify', 'Check a certificate'],
  ['/register', 'Register of pharmacists'],
  ['/auth/register', 'Register'],
  ['/', 'Welcome', 'Pharmacy Council'],
]

/** Requests that match wait until they are released. */
const hold = async (page: Page, pattern: string) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(pattern, async (route: Route) => {
    await released
    await route.continue()
  })
  return release
}

const firstPaint = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    .then((found) => found.jsonValue()) as Promise<number>

test.each(pages)(
  '%s is painted when its HTML is there, before any other answer, and nothing moves while its script takes it over',
  async (path, title, tab = title) => {
    const { page } = await journey.visitor()
    await page.addInitScript(() => {
      const shifts: number[] = []
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) shifts.push((shift as never as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(window, { shifts })
    })
    const release = await hold(page, '**/assets/**')
    await page.goto(path, { waitUntil: 'commit' })
    await heading(page).filter({ hasText: title }).waitFor()
    expect(await firstPaint(page)).toBeGreaterThan(0)
    expect(await page.title()).toContain(tab)
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toContain(tab)
    release()
    await page.locator('#no-script-note').waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
    // The dashboard leads guests on to sign in.
    const shifts = await page.evaluate(() => (window as never as { shifts: number[] }).shifts)
    if (path !== '/') expect(shifts).toEqual([])
  },
)

test.each(pages)(
  '%s looks the same with the style that stands in it as with the whole sheets',
  async (path) => {
    for (const width of [1280, 360]) {
      const { page } = await journey.visitor({ javaScriptEnabled: false, viewport: { width, height: 800 } })
      await page.goto(path, { waitUntil: 'load' })
      const whole = await page.screenshot({ fullPage: true })
      await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
      await page.goto(path, { waitUntil: 'load' })
      expect((await page.screenshot({ fullPage: true })).equals(whole), `${width} px wide`).toBe(true)
    }
  },
)

test('a guest reads the front door in Urdu, finds a registration, and comes back to English', async () => {
  const { page } = await journey.visitor()
  const answer = await page.goto('/auth/start')
  expect(await answer?.text()).toContain('<html lang="en">')
  await page.getByRole('link', { name: 'اردو' }).click()
  await heading(page).filter({ hasText: 'فارماسسٹوں کی رجسٹریشن' }).waitFor()
  expect(await (await page.request.get('/ur/auth/start')).text()).toContain('<html lang="ur">')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ur')
  expect(await heading(page).evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')

  await page.getByRole('link', { name: 'کسی فارماسسٹ کو چیک کریں' }).click()
  await page.getByLabel('رجسٹریشن نمبر یا نام').fill('ab')
  await page.getByRole('button', { name: 'تلاش کریں' }).click()
  await page.getByText('نام کے کم از کم 3 حروف لکھیں').waitFor()
  await page.getByLabel('رجسٹریشن نمبر یا نام').fill('A-00404')
  await page.getByRole('button', { name: 'تلاش کریں' }).click()
  await page.getByText('کوئی رجسٹریشن نہیں ملی۔').waitFor()
  expect(new URL(page.url()).pathname).toBe('/ur/register')

  await page.getByRole('link', { name: 'English' }).click()
  await heading(page).filter({ hasText: 'Register of pharmacists' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
})

test('where scripts are switched off the page says so at once, and where the council is found', async () => {
  const { page } = await journey.visitor({ javaScriptEnabled: false })
  await page.goto('/auth/login')
  await page.getByText('The forms of this portal need JavaScript').waitFor()
  expect(await page.getByRole('button', { name: 'Sign in', exact: true }).isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'ask the council' }).click()
  await page.getByText('Ask at the office of the Secretary').waitFor()
})

test('the script takes the page over: what was typed before stays, and nothing is drawn anew', async () => {
  const { page } = await journey.visitor()
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('ayesha@example.org')
  const field = await page.getByLabel('Email').elementHandle()
  release()
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  await expect.poll(() => button.isEnabled()).toBe(true)
  expect(await field?.evaluate((input: HTMLInputElement) => [input.isConnected, input.value])).toEqual([
    true,
    'ayesha@example.org',
  ])
  await button.click()
  await page.getByText('Enter your password').first().waitFor()
})

test('an unknown address is answered with 404 and a page that says so', async () => {
  const { page } = await journey.visitor()
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await heading(page).filter({ hasText: 'Page not found' }).waitFor()
  await page.locator('#no-script-note').waitFor({ state: 'detached' })
  expect(await page.title()).toBe('Page not found – Pharmacy Council')
})

test('the manifest, its icons and the rules for search engines are there', async () => {
  const { page } = await journey.visitor()
  await page.goto('/auth/login')
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  for (const { src } of [...manifest.icons, { src: '/apple-touch-icon.png' }, { src: '/robots.txt' }])
    expect((await page.request.get(src)).status(), src).toBe(200)
})
