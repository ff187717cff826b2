/** The parts around every screen: sidebar, status region, calls to the API. */
import type { Page } from 'playwright-core'

/** The labels of the sidebar's entries, in order. */
export const sidebarEntries = async (page: Page): Promise<string[]> => {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link')
  return (await links.allInnerTexts()).map((text) => text.trim())
}

/** The success message of the page that opens after saving. */
export const banner = (page: Page): Promise<string | null> =>
  page.getByRole('status').locator('.flash-text').textContent()

/** Notes every call to the API until it is asked for them: `GET /api/auth/user`. The frame's own, which the browser keeps, is none. */
export const countCalls = (page: Page) => {
  let calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/council')
      calls.push(`${request.method()} ${pathname}`)
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
