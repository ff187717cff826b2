/** Checks scenes with axe, for headings, on a 320 px phone, and closely. */
import type { Page } from 'playwright-core'
import { axeViolations } from '#tests/support/browser/axe.ts'
import { brokenFacts } from '#tests/support/browser/broken-facts.ts'
import type { JourneySetting } from '#tests/support/browser/journey.ts'
import { headingFaults, sidewaysFaults } from '#tests/support/browser/page-layout.ts'
import { allScenes } from './applicant-scenes.ts'
import { chosenScenes } from './chosen-scenes.ts'
import { inspectClosely, type Note } from './inspect-closely.ts'
import { keptTokenOf, nameOf, openScene, type Tabs, tabsOf } from './open-scene.ts'
import type { PageState, Scene, Viewer } from './scene.ts'

const [wide, phone, narrowest] = [1280, 360, 320]
const deskAndPhone = [
  { width: wide, height: 800 },
  { width: 1920, height: 1080 },
  { width: phone, height: 740 },
]

/** What is half under a bar at the upper edge at one place of the page is whole at another: such bars scroll here. */
const unstick = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, top } = getComputedStyle(element)
      if (position !== 'sticky' || top === 'auto') continue
      element.style.position = 'static'
      element.dataset.unstuck = ''
    }
  })

const stickAgain = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-unstuck]')) {
      element.style.position = ''
      delete element.dataset.unstuck
    }
  })

const [looks, betweenLooksInMs] = [40, 250]

/** The office compares facts: on its screens each of them is whole and on one line, once the page has followed the new size of its window. */
const inspectFacts = async (page: Page, note: Note): Promise<void> => {
  for (const size of deskAndPhone) {
    await page.setViewportSize(size)
    const look = async () => [...(await sidewaysFaults(page)), ...(await brokenFacts(page))]
    let found = await look()
    for (let left = looks; left > 0 && found.length > 0; left--) {
      await page.waitForTimeout(betweenLooksInMs)
      found = await look()
    }
    note(size.width, found)
  }
}

/** Opens a scene in a tab and tells `note` what is wrong with it at each width; 0 px is for a scene that does not come about. */
export const inspectScene = async (tabs: Tabs, scene: PageState, note: Note): Promise<void> => {
  const look = async (page: Page, isClean: boolean) => {
    await openScene(page, scene, scene.narrowOnly ? phone : wide, isClean)
    if (!scene.narrowOnly && tabs.isLookedAtWide(scene)) note(wide, await axeViolations(page))
    await page.setViewportSize({ width: phone, height: 740 })
    if (scene.busy !== 'loader') note(phone, await headingFaults(page))
    // Scrolled to the end, where the sticky bar with the save button covers nothing.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await unstick(page)
    note(phone, await axeViolations(page))
    await stickAgain(page)
    await page.setViewportSize({ width: narrowest, height: 640 })
    note(narrowest, await sidewaysFaults(page))
    await inspectClosely(page, note)
    if (scene.path.startsWith('/admin') && !scene.narrowOnly) await inspectFacts(page, note)
  }
  await tabs.run(scene, look).catch((error) => note(0, [String(error)]))
}

/** The faults of many scenes, by scene and width; an empty object when there are none. */
export const faultList = () => {
  const faults: Record<string, string[]> = {}
  const noteOf = (name: string) => (width: number, found: string[]) => {
    const key = `${name} at ${width} px`
    if (found.length > 0) faults[key] = [...(faults[key] ?? []), ...found]
  }
  return { faults, noteOf }
}

/** What is wrong with those of the scenes that are looked at, by scene and width; an empty object when nothing is. */
export const inspect = async (
  journey: JourneySetting,
  scenes: Scene[],
): Promise<Record<string, string[]>> => {
  const { faults, noteOf } = faultList()
  const looking = async (viewer: Viewer) => {
    const localStorage = await keptTokenOf(journey.url, viewer)
    const { page, troubles } = await journey.visitor({
      reducedMotion: 'reduce',
      serviceWorkers: 'block', // its calls would pass by the answers of a scene
      storageState: { cookies: [], origins: [{ origin: journey.url, localStorage }] },
    })
    troubles.expect(/status of 500/)
    return tabsOf(page)
  }
  const chosen = chosenScenes(allScenes)
  const looked = scenes.filter((scene) => chosen.has(scene))
  for (const viewer of new Set(looked.map((other) => other.viewer))) {
    const tabs = await looking(viewer)
    for (const scene of looked.filter((other) => other.viewer === viewer))
      await inspectScene(tabs, scene, noteOf(nameOf(scene)))
  }
  return faults
}
