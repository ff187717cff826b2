/** axe with every rule, headings and narrow phones: the desk in every state. */
import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '#tests/support/axe.ts'
import { openJourney } from '#tests/support/browser.ts'
import { putDeskOn } from '#tests/support/journey-desk.ts'
import { setDesk } from '#tests/support/journey-desk-scenes.ts'
import { headingFaults, sidewaysFaults } from '#tests/support/journey-layout.ts'

const journey = openJourney()
const [wide, phone, narrowest] = [1280, 360, 320]

test('nothing is wrong on any screen in any state', async () => {
  const faults: Record<string, string[]> = {}
  const { scenes, looking } = await setDesk(journey.url)
  const contexts = new Map<string, BrowserContext>()
  /** One browser for each person, as at a desk: what it has loaded once stays. */
  const contextOf = async (who: keyof typeof looking): Promise<BrowserContext> => {
    const known = contexts.get(who)
    if (known) return known
    const { storageState } = looking[who]
    const { page, troubles } = await journey.visitor({ storageState, reducedMotion: 'reduce' })
    troubles.expect(/status of 500/)
    contexts.set(who, page.context())
    return page.context()
  }
  for (const scene of scenes) {
    const page = await (await contextOf(scene.by ?? 'registrar')).newPage()
    const note = (width: number, found: string[]) => {
      if (found.length > 0) faults[`${scene.name} at ${width} px`] = found
    }
    try {
      await putDeskOn(page, scene, wide)
      note(wide, [...(await axeViolations(page)), ...(await headingFaults(page))])
      await page.setViewportSize({ width: phone, height: 740 })
      note(phone, await axeViolations(page))
      await page.setViewportSize({ width: narrowest, height: 640 })
      note(narrowest, await sidewaysFaults(page))
    } catch (error) {
      note(0, [String(error)])
    }
    await page.close()
  }
  expect(faults).toEqual({})
})
