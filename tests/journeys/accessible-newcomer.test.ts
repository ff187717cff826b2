/** axe with every rule, headings and narrow phones: the screens of newcomer people. */
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser.ts'
import { inspect } from '#tests/support/journey-inspection.ts'
import { newcomerScenes } from '#tests/support/journey-scenes.ts'

const journey = openJourney()

test('nothing is wrong on any screen in any state', async () => {
  expect(await inspect(journey, newcomerScenes)).toEqual({})
})
