/** axe with every rule, headings and narrow phones: the screens after an application. */
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser/journey.ts'
import { finishedScenes } from '#tests/support/browser/scenes/applicant-scenes.ts'
import { inspect } from '#tests/support/browser/scenes/inspect-scenes.ts'

const journey = await openJourney()

test('axe, headings and widths find nothing wrong on any screen after the application', async () => {
  expect(await inspect(journey, finishedScenes)).toEqual({})
})
