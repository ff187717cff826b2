/** axe with every rule, headings and narrow phones: the screens of guests. */
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser/journey.ts'
import { guestScenes } from '#tests/support/browser/scenes/guest-scenes.ts'
import { inspect } from '#tests/support/browser/scenes/inspect-scenes.ts'

const journey = await openJourney()

test('axe, headings and widths find nothing wrong on any screen of a guest', async () => {
  expect(await inspect(journey, guestScenes)).toEqual({})
})
