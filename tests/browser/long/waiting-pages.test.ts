/** Dashboard and registration: what the build has put into their pages stands until their scripts and records are there. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { heading } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openAccount, openAccountAt } from '#tests/support/people/applicants.ts'

const journey = await openJourney()

/** A telephone, as Lighthouse has it. */
const viewport = { width: 412, height: 823 }

interface Seen {
  /** The text that was the largest one so far, each time there was a larger one. */
  largest: string[]
  shifts: number
}

/** Notes what is painted and moved from the first moment. */
const watchPaint = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { largest: [], shifts: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as never as { element: Element | null }
        // On a busy machine the note that scripts do not come may show for a moment.
        if (!element?.closest('.no-script-note')) seen.largest.push(element?.textContent ?? '')
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as never as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    return (window as never as { seen: Seen }).seen
  })

test.each([
  ['has confirmed the address', openAccount],
  ['may submit the application', (url: string) => openAccountAt(url, 'qualifications')],
])(
  'the largest text of the dashboard of somebody who %s is painted before their records come',
  async (_who, open) => {
    const { token } = await open(journey.url)
    const { page } = await journey.visitor({ token, viewport })
    await watchPaint(page)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    let calls = 0
    await page.route('**/api/auth/user', async (route) => {
      calls++
      await released
      await route.continue()
    })
    await page.goto('/')
    await page.locator('#no-script-note').waitFor({ state: 'detached' })
    await heading(page).filter({ hasText: 'Welcome' }).waitFor()
    await expect.poll(async () => (await seenOn(page)).largest.at(-1)).toContain('Here you see where')
    const { length } = (await seenOn(page)).largest

    release()
    await heading(page).filter({ hasText: 'Welcome, Ayesha' }).waitFor()
    const { largest, shifts } = await seenOn(page)
    expect(largest.slice(length)).toEqual([])
    expect(shifts).toBeLessThan(0.05)
    expect(calls).toBe(1)
  },
)

test('who is signed in is asked for while the other scripts are still fetched', async () => {
  const { token } = await openAccount(journey.url)
  const { page } = await journey.visitor({ token })
  const asked = page.waitForRequest('**/api/auth/user')
  await page.route('**/assets/a*.js', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/')
  await heading(page).filter({ hasText: 'Welcome, Ayesha' }).waitFor()
})

test('a guest at the dashboard is sent to sign in, without a call', async () => {
  const { page } = await journey.visitor()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/')) calls.push(request.url())
  })
  await page.goto('/')
  await heading(page).filter({ hasText: 'Sign in' }).waitFor()
  expect(calls).toEqual([])
})

test('without scripts the sidebar stands open where there is width for it, and its links lead on', async () => {
  for (const [width, shown] of [
    [1280, true],
    [360, false],
  ] as const) {
    const { page } = await journey.visitor({ javaScriptEnabled: false, viewport: { width, height: 800 } })
    await page.goto('/')
    expect(await page.getByRole('link', { name: 'Personal Information' }).isVisible()).toBe(shown)
    expect(await page.getByRole('button', { name: 'Toggle sidebar' }).isDisabled()).toBe(true)
  }
})

test('the text above the registration form is painted before any script, and the form comes below it', async () => {
  const { page } = await journey.visitor({ viewport })
  await watchPaint(page)
  await page.goto('/auth/register')
  await page.getByLabel('Full name').waitFor()
  const { largest, shifts } = await seenOn(page)
  expect(largest.at(-1)).toContain('For pharmacists')
  expect(shifts).toBeLessThan(0.05)
})
