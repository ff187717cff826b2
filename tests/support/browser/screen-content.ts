/** The content of a screen: fields, rows, links. */
import type { Page } from 'playwright-core'
import { heading } from './forms.ts'

/** Opens a path and waits until its screen is there with what it loads. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await heading(page).waitFor()
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'hidden' })
}

export const title = (page: Page): Promise<string | null> => heading(page).textContent()

export const pathOf = (page: Page): string => new URL(page.url()).pathname

/** The keys of the form's fields in the order of the screen, each once. */
export const fieldKeys = (page: Page): Promise<string[]> =>
  page
    .locator('main form')
    .locator('[name], #photo')
    .evaluateAll((fields) => [...new Set(fields.map((field) => field.getAttribute('name') ?? field.id))])

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

/** Text and path of the links in a part of the page, in order. */
export const linksIn = (page: Page, part: string): Promise<(string | null)[][]> =>
  page
    .locator(`${part} a`)
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))

/** What the browser keeps beyond the tab, by key. */
export const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).sort())
