/** axe with every rule, headings and narrow phones: the screens of finished people. */
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser/journey.ts'
import { finishedScenes } from '#tests/support/browser/scenes/applicant-scenes.ts'
import { inspect } from '#tests/support/browser/scenes/inspect-scenes.ts'

const journey = openJourney()

test('nothing is wrong on any screen in any state', async () => {
  expect(await inspect(journey, finishedScenes)).toEqual({})
})
