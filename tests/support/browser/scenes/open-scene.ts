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

/**
 * Tabs for scenes that are looked at one after the other: one tab for most of them, since a new one loads twice as slowly,
 * without the drafts of the scene before. Where calls are held or broken a scene has a tab of its own.
 */
export const tabsOf = (shared: Page) => {
  const inShared = async (look: (page: Page) => Promise<void>) => {
    await look(shared).finally(() => shared.evaluate(() => sessionStorage.clear()))
  }
  const inOwn = async (look: (page: Page) => Promise<void>) => {
    const own = await shared.context().newPage()
    await look(own).finally(() => own.close())
  }
  return {
    run: ({ busy, before }: PageState, look: (page: Page) => Promise<void>) =>
      busy || before ? inOwn(look) : inShared(look),
  }
}
export type Tabs = ReturnType<typeof tabsOf>

/** Opens the scene in a tab. */
export const openScene = async (page: Page, scene: PageState, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: width < 600 ? 740 : 900 })
  await scene.before?.(page)
  await page.goto(scene.path)
  // The first loader replaces the screen; a busy part is shown under its heading.
  if (scene.busy !== 'loader') await heading(page).waitFor()
  if (!scene.busy) await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' })
  await scene.act?.(page)
  if (scene.busy) await page.locator(busyPart[scene.busy]).first().waitFor()
}

export const nameOf = ({ viewer, path, state }: Scene): string => `${path} ${state} (${viewer})`
