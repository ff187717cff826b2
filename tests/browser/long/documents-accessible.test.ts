/** axe with every rule, headings and narrow phones: the screens of documents. */
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser/journey.ts'
import { documentScenes } from '#tests/support/browser/scenes/document-scenes.ts'
import { inspect } from '#tests/support/browser/scenes/inspect-scenes.ts'

const journey = await openJourney()

test('axe, headings and widths find nothing wrong on any screen of documents', async () => {
  expect(await inspect(journey, documentScenes)).toEqual({})
})
