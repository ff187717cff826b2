/** axe with every rule, headings and narrow phones: the screens of documents. */
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser.ts'
import { documentScenes } from '#tests/support/journey-document-scenes.ts'
import { inspect } from '#tests/support/journey-inspection.ts'

const journey = openJourney()

test('nothing is wrong on any screen in any state', async () => {
  expect(await inspect(journey, documentScenes)).toEqual({})
})
