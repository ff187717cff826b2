/** Two ways to use a page, with a pointer and without; in an open dialog when there is one. */
import type { Page } from 'playwright-core'
import { keyboardOf } from './keyboard.ts'

export interface PageUser {
  page: Page
  link: (name: string) => Promise<void>
  button: (name: string) => Promise<void>
  type: (label: string, text: string) => Promise<void>
  check: (label: string) => Promise<void>
  /** What was wrong with the focus while the page was used. */
  faults: () => string[]
}

export const byPointer = (page: Page): PageUser => {
  const inside = async () => {
    const dialog = page.locator('dialog[open]')
    return (await dialog.count()) > 0 ? dialog.last() : page
  }
  return {
    page,
    link: (name) => page.getByRole('link', { name, exact: true }).first().click(),
    button: async (name) => (await inside()).getByRole('button', { name, exact: true }).first().click(),
    type: async (label, text) => (await inside()).getByLabel(label, { exact: true }).fill(text),
    check: async (label) => (await inside()).getByRole('checkbox', { name: label, exact: true }).check(),
    faults: () => [],
  }
}

export const byKeyboard = (page: Page): PageUser => {
  const keys = keyboardOf(page)
  return {
    page,
    link: keys.link,
    button: keys.button,
    type: keys.type,
    check: async (label) => {
      await keys.goTo(page.getByRole('checkbox', { name: label, exact: true }))
      await page.keyboard.press('Space')
    },
    faults: keys.faults,
  }
}
