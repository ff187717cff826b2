/** Opens scenes: a person who has completed the steps that the scene needs, and the page in its state. */
import type { Page } from 'playwright-core'
import { demoAdministrator } from '#infra/local/seed.ts'
import { heading } from '#tests/support/browser/forms.ts'
import {
  aUserApplication,
  openAccount,
  openAccountAt,
  openUnconfirmedAccount,
  staffToken,
} from '#tests/support/people/applicants.ts'
import type { PageState, Scene, Viewer } from './scene.ts'

/** The kept token of a viewer, as browser storage. */
export const keptTokenOf = async (
  url: string,
  viewer: Viewer,
): Promise<{ name: string; value: string }[]> => {
  if (viewer === 'guest') return []
  if (viewer === 'staff') {
    const { email, password } = demoAdministrator
    return [{ name: 'admin_token', value: await staffToken(url, email, password) }]
  }
  if (viewer === 'unconfirmed') {
    const { token } = await openUnconfirmedAccount(url)
    return [{ name: 'token', value: token }]
  }
  const account = viewer === 'new' ? await openAccount(url) : await openAccountAt(url, viewer)
  if (viewer === 'form') await account.post('/api/user-applications', aUserApplication())
  return [{ name: 'token', value: account.token }]
}

const busyPart = { loader: '.first-loader', part: 'main [aria-busy="true"]' }

type Look = (page: Page, isClean: boolean) => Promise<void>

/**
 * Tabs for scenes that are looked at one after the other: one tab for most of them, since a new one loads twice as slowly,
 * without the drafts of the scene before. Where calls are held or broken a scene has a tab of its own.
 */
export const tabsOf = (shared: Page) => {
  // Whether the shared tab shows a screen on which nothing has been done.
  let isClean = false
  const inShared = async (look: Look, leavesClean: boolean) => {
    const wasClean = isClean
    isClean = false
    await look(shared, wasClean).finally(() => shared.evaluate(() => sessionStorage.clear()))
    isClean = leavesClean
  }
  const inOwn = async (look: Look) => {
    const own = await shared.context().newPage()
    await look(own, false).finally(() => own.close())
  }
  // The frame is that of the first; only the page of a case has columns of its own.
  let isFirst = true
  const isLookedAtWide = ({ path }: PageState): boolean => {
    const isNeeded = isFirst || path.startsWith('/admin/cases/') || process.env.SCENES === 'all'
    isFirst = false
    return isNeeded
  }
  return {
    /** Whether its colours and names are examined in a wide window too. */
    isLookedAtWide,
    run: ({ busy, before, act }: PageState, look: Look) =>
      busy || before ? inOwn(look) : inShared(look, !act),
  }
}
export type Tabs = ReturnType<typeof tabsOf>

/** Goes on as a link of the portal does: the screens have been loaded, and their styles and scripts are not read again. */
export const goOn = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((address) => {
    window.scrollTo(0, 0)
    ;(document.activeElement as HTMLElement | null)?.blur()
    history.pushState({ key: `scene-${performance.now()}`, usr: null, idx: history.length }, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  await page.locator('h1:focus').waitFor() // of the screen before it had lost the focus
}

/** Areas that load as a whole: no link leads from one to another. */
const areaOf = (path: string): string => (path.startsWith('/admin') ? 'staff' : 'applicants')

/** Opens the scene in a tab; one that shows a clean screen of the same area goes on from there. */
export const openScene = async (
  page: Page,
  scene: PageState,
  width: number,
  isClean = false,
): Promise<void> => {
  await page.setViewportSize({ width, height: width < 600 ? 740 : 900 })
  await scene.before?.(page)
  if (isClean && areaOf(new URL(page.url()).pathname) === areaOf(scene.path)) await goOn(page, scene.path)
  else await page.goto(scene.path)
  // The first loader replaces the screen; a busy part is shown under its heading.
  if (scene.busy !== 'loader') await heading(page).waitFor()
  if (!scene.busy) await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' })
  await scene.act?.(page)
  if (scene.busy) await page.locator(busyPart[scene.busy]).first().waitFor()
}

export const nameOf = ({ viewer, path, state }: Scene): string => `${path} ${state} (${viewer})`
