/** A browser of somebody whose keystrokes are counted; a press with Control or Shift is one. */
import type { BrowserContextOptions } from 'playwright-core'
import type { JourneySetting } from '../journey.ts'

export const countedKeys = async ({ visitor }: JourneySetting, options: BrowserContextOptions) => {
  const { page } = await visitor(options)
  let strokes = 0
  return {
    page,
    strokes: () => strokes,
    key: async (...keys: string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key)
        strokes += 1
      }
    },
    said: (words: string | RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor(),
  }
}
