import { expect, test } from 'vitest'
import { informationTexts } from '#web/features/applications/information/information-words.ts'
import { footerPages } from '#web/footer-pages.ts'

test.each(footerPages)('%s says as much in Urdu as in English', (path) => {
  const lengths = Object.values(informationTexts).map((texts) => {
    const { sentences = [], links = [] } = texts[path] ?? {}
    return [sentences.length, links.map(({ to }) => to)]
  })
  expect(lengths[0]?.[0]).toBeGreaterThan(0)
  expect(lengths[1]).toEqual(lengths[0])
})
