/** What a person sees when something did not work. */
import type { Page } from 'playwright-core'

/** The box above a form. */
export const problem = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /There is a problem|Something went wrong/ })

export const typedIn = (page: Page, label: string): Promise<string> =>
  page.getByLabel(label, { exact: true }).inputValue()
