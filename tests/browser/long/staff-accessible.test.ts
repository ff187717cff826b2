/** axe with every rule, headings and narrow phones: the staff area in every state. */
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser/journey.ts'
import { chosenScenes } from '#tests/support/browser/scenes/chosen-scenes.ts'
import { faultList, inspectScene } from '#tests/support/browser/scenes/inspect-scenes.ts'
import { type Tabs, tabsOf } from '#tests/support/browser/scenes/open-scene.ts'
import { prepareStaffScenes } from '#tests/support/browser/scenes/staff-scenes.ts'

const journey = await openJourney()
const prepared = await prepareStaffScenes(journey.url)

const isOfCase = ({ path }: { path: string }) => path.startsWith('/admin/cases/')

test.each([
  ['the page of a case', isOfCase],
  ['any other screen', (scene: { path: string }) => !isOfCase(scene)],
] as const)('axe, headings and widths find nothing wrong in the staff area: %s', async (_, isLookedAt) => {
  const { faults, noteOf } = faultList()
  const { scenes, looking } = prepared
  const browsers = new Map<string, Tabs>()
  /** One browser for each person, as at a staffStack: what it has loaded once stays. */
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
  for (const scene of [...chosenScenes(scenes)].filter(isLookedAt))
    await inspectScene(await browserOf(scene.by ?? 'registrar'), scene, noteOf(scene.name))
  expect(faults).toEqual({})
})
