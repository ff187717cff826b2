/** What stands around every screen: the sidebar, the status region, the calls it makes. */
import type { Page } from 'playwright-core'

/** The words of the sidebar's entries, in their order. */
export const sidebarEntries = async (page: Page): Promise<string[]> => {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link')
  return (await links.allInnerTexts()).map((text) => text.trim())
}

/** The success text of the page that a save led to. */
export const banner = (page: Page): Promise<string | null> =>
  page.getByRole('status').locator('.flash-text').textContent()

/** Notes every call to the API until it is asked for them: `GET /api/auth/user`. */
export const countCalls = (page: Page) => {
  let calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return {
    /** What was called since the last time of asking. */
    taken: (): string[] => {
      const since = calls
      calls = []
      return since
    },
  }
}
