/** axe with every rule, headings and narrow phones: the screens of newcomers. */
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser/journey.ts'
import { newcomerScenes } from '#tests/support/browser/scenes/applicant-scenes.ts'
import { inspect } from '#tests/support/browser/scenes/inspect-scenes.ts'

const journey = await openJourney()

test('axe, headings and widths find nothing wrong on any screen of a newcomer', async () => {
  expect(await inspect(journey, newcomerScenes)).toEqual({})
})
