/** The content of a screen: fields, rows, links. */
import type { Page } from 'playwright-core'
import { heading } from './forms.ts'

/** Opens a path and waits until its screen is there with what it loads. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await heading(page).waitFor()
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'hidden' })
}

/** Label and value of each line of a read-only record. */
export const summary = async (page: Page): Promise<string[][]> => {
  const lines = await page.locator('.summary-list > div').all()
  return Promise.all(
    lines.map(async (line) => [
      (await line.locator('dt').textContent()) ?? '',
      (await line.locator('dd').textContent()) ?? '',
    ]),
  )
}
