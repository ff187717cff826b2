/** What a person sees when something did not work. */
import type { Page } from 'playwright-core'

/** The box above a form. */
export const problem = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /There is a problem|Something went wrong/ })

export const typedIn = (page: Page, label: string): Promise<string> =>
  page.getByLabel(label, { exact: true }).inputValue()

/** Lets one call fail as a broken service would. */
export const breakOnce = async (page: Page, path: string): Promise<void> => {
  await page.route(path, (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }), { times: 1 })
}
