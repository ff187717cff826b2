/** axe with every rule, headings and narrow phones: the desk in every state. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '#tests/support/axe.ts'
import { openJourney } from '#tests/support/browser.ts'
import { putDeskOn } from '#tests/support/journey-desk.ts'
import { setDesk } from '#tests/support/journey-desk-scenes.ts'
import { headingFaults, sidewaysFaults } from '#tests/support/journey-layout.ts'
import { type Tabs, tabsOf } from '#tests/support/journey-stage.ts'

const journey = openJourney()
const [wide, phone, narrowest] = [1280, 360, 320]

test('nothing is wrong on any screen in any state', async () => {
  const faults: Record<string, string[]> = {}
  const { scenes, looking } = await setDesk(journey.url)
  const browsers = new Map<string, Tabs>()
  /** One browser for each person, as at a desk: what it has loaded once stays. */
  const browserOf = async (who: keyof typeof looking): Promise<Tabs> => {
    const known = browsers.get(who)
    if (known) return known
    const { storageState } = looking[who]
    const { page, troubles } = await journey.visitor({ storageState, reducedMotion: 'reduce' })
    troubles.expect(/status of 500/)
    const tabs = tabsOf(page)
    browsers.set(who, tabs)
    return tabs
  }
  for (const scene of scenes) {
    const note = (width: number, found: string[]) => {
      if (found.length > 0) faults[`${scene.name} at ${width} px`] = found
    }
    const look = async (page: Page) => {
      await putDeskOn(page, scene, wide)
      note(wide, [...(await axeViolations(page)), ...(await headingFaults(page))])
      await page.setViewportSize({ width: phone, height: 740 })
      note(phone, await axeViolations(page))
      await page.setViewportSize({ width: narrowest, height: 640 })
      note(narrowest, await sidewaysFaults(page))
    }
    const tabs = await browserOf(scene.by ?? 'registrar')
    await tabs.run(scene, look).catch((error) => note(0, [String(error)]))
  }
  expect(faults).toEqual({})
})
