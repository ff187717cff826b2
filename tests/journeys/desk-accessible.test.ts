/** axe with every rule, headings and narrow phones: the desk in every state. */
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
  for (const scene of scenes) {
    const { storageState } = looking[scene.by ?? 'registrar']
    const { page, troubles } = await journey.visitor({ storageState, reducedMotion: 'reduce' })
    troubles.expect(/status of 500/)
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
    await page.context().close()
  }
  expect(faults).toEqual({})
})
