/** Looks at scenes as axe, a 320 px phone and a reader of headings would. */
import type { Page } from 'playwright-core'
import { axeViolations } from './axe.ts'
import type { JourneySetting } from './browser.ts'
import { headingFaults, sidewaysFaults } from './journey-layout.ts'
import { keptTokenOf, nameOf, putOn, tabsOf } from './journey-stage.ts'
import type { Scene, Viewer } from './journey-states.ts'

const [wide, phone, narrowest] = [1280, 360, 320]

/** What is wrong, by scene and width; an empty object when nothing is. */
export const inspect = async (
  journey: JourneySetting,
  scenes: Scene[],
): Promise<Record<string, string[]>> => {
  const faults: Record<string, string[]> = {}
  const note = (scene: Scene, width: number, found: string[]) => {
    if (found.length > 0) faults[`${nameOf(scene)} at ${width} px`] = found
  }
  const looking = async (viewer: Viewer) => {
    const localStorage = await keptTokenOf(journey.url, viewer)
    const { page, troubles } = await journey.visitor({
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: journey.url, localStorage }] },
    })
    troubles.expect(/status of 500/)
    return tabsOf(page)
  }
  const inspectOne = async (page: Page, scene: Scene) => {
    await putOn(page, scene, scene.narrowOnly ? phone : wide)
    if (!scene.narrowOnly)
      note(scene, wide, [
        ...(await axeViolations(page)),
        ...(scene.busy === 'loader' ? [] : await headingFaults(page)),
      ])
    await page.setViewportSize({ width: phone, height: 740 })
    // At its end, where the bar with the save button stands in its place and covers nothing.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    note(scene, phone, await axeViolations(page))
    await page.setViewportSize({ width: narrowest, height: 640 })
    note(scene, narrowest, await sidewaysFaults(page))
  }
  for (const viewer of new Set(scenes.map((it) => it.viewer))) {
    const tabs = await looking(viewer)
    for (const scene of scenes.filter((it) => it.viewer === viewer))
      await tabs
        .run(scene, (page) => inspectOne(page, scene))
        .catch((error) => note(scene, 0, [String(error)]))
  }
  return faults
}
