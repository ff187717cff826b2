/** How long the screens of applicants take on a slow line: opened by address with nothing cached, and reached from the dashboard. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { paths } from '#shared/paths.ts'
import { goOn, keptTokenOf } from '#tests/support/browser/scenes/open-scene.ts'
import type { Viewer } from '#tests/support/browser/scenes/scene.ts'
import { withPortal } from '../gallery/open-portal.ts'

/** Slow 3G: 400 kbit/s both ways, 400 ms for each answer. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** Each screen with who opens it; the first is what the others are compared with. */
const screens: [Viewer, string][] = [
  ['guest', paths.login],
  ['guest', paths.start],
  ['guest', paths.register],
  ['guest', paths.forgotPassword],
  ['guest', paths.support],
  ['qualifications', paths.dashboard],
  ['qualifications', paths.portfolio],
  ['qualifications', paths.portfolioEdit],
  ['qualifications', paths.applications],
  ['qualifications', paths.applicationsEdit],
  ['qualifications', paths.contactInformation],
  ['qualifications', paths.contactInformationEdit],
  ['qualifications', paths.qualificationInformation],
  ['qualifications', paths.qualificationInformationCreate],
  ['qualifications', paths.registrationNew],
  ['qualifications', paths.registrationRenewal],
  ['qualifications', paths.documents],
  ['qualifications', paths.userDocuments],
  ['qualifications', paths.userApplicationsCreate],
  ['qualifications', paths.calculator],
  ['form', paths.registrationNew],
  ['form', paths.printOutNew],
]

const onSlowLine = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true }) // pages of one browser share what is in its memory
  await session.send('Network.emulateNetworkConditions', slow)
}

/** Until the script runs, the heading is there and nothing of the screen loads any more. */
const shown = async (page: Page): Promise<void> => {
  await page.waitForLoadState('domcontentloaded')
  await page.locator('#no-script-note').waitFor({ state: 'detached' })
  await page.locator('.first-loader').waitFor({ state: 'detached' })
  await page.locator('h1').waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' })
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now()
  await work()
  return (performance.now() - begin) / 1000
}

/** The requests of a screen, and how many of them waited for an answer before they were sent. */
const counted = (page: Page) => {
  const sent: number[] = []
  page.on('request', () => sent.push(performance.now()))
  return () => {
    const rounds = sent.filter((at, index) => index === 0 || at - (sent[index - 1] ?? 0) > slow.latency / 2)
    return { requests: sent.length, rounds: rounds.length }
  }
}

/** When something was first painted, and how many answers had come by then, the page itself among them. */
const firstPaint = (page: Page): Promise<{ painted: number; answers: number }> =>
  page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return {
      painted: paint / 1000,
      answers: 1 + files.filter(({ responseEnd }) => responseEnd > 0 && responseEnd < paint).length,
    }
  })

const openFirst = async (context: BrowserContext, path: string) => {
  const page = await context.newPage()
  await onSlowLine(page)
  const count = counted(page)
  const seconds = await timed(async () => {
    await page.goto(path, { waitUntil: 'commit' })
    await shown(page)
  })
  return { seconds, ...(await firstPaint(page)), ...count() }
}

/** As a link of the portal leads there, from another screen of the same person. */
const reached = (page: Page, path: string): Promise<number> =>
  timed(async () => {
    await goOn(page, path)
    await shown(page)
  })

const measure = async (browser: Browser, url: string) => {
  const kept = new Map<Viewer, Awaited<ReturnType<typeof keptTokenOf>>>()
  const opened = async (viewer: Viewer): Promise<BrowserContext> => {
    const localStorage = kept.get(viewer) ?? (await keptTokenOf(url, viewer))
    kept.set(viewer, localStorage)
    return browser.newContext({
      baseURL: url,
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    })
  }
  const rows: {
    viewer: Viewer
    path: string
    first: number
    within: number
    painted: number
    answers: number
    requests: number
    rounds: number
  }[] = []
  await openFirst(await opened('guest'), paths.login) // the browser's and the portal's own start
  for (const [viewer, path] of screens) {
    const context = await opened(viewer)
    const { seconds: first, ...counts } = await openFirst(context, path)
    await context.close()
    const other = await opened(viewer)
    const start = viewer === 'guest' ? paths.login : paths.dashboard
    const within = await other.newPage()
    await within.goto(path === start ? paths.support : start, { waitUntil: 'networkidle' })
    await onSlowLine(within)
    rows.push({ viewer, path, first, within: await reached(within, path), ...counts })
    await other.close()
  }
  return rows
}

/** Seconds, and their ratio to the sign-in page opened in the same run. */
export const slowLine = async () => {
  const rows = await withPortal({ say: () => {} }, async (url, browser) => measure(browser, url))
  const signIn = rows[0]?.first ?? 1
  return rows.map(({ viewer, path, first, within, painted, answers, ...count }) => ({
    screen: `${path} (${viewer})`,
    'first paint, s': painted.toFixed(1),
    'answers before it': answers,
    'first visit, s': first.toFixed(1),
    'to sign-in': (first / signIn).toFixed(2),
    'from another screen, s': within.toFixed(1),
    ...count,
  }))
}
