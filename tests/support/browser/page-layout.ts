/** The shape of a page: headings, and whether it has to be scrolled sideways. */
import type { Page } from 'playwright-core'

/** What is wrong with the headings: not one `h1`, or a level that is skipped. */
export const headingFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((element) =>
      element.checkVisibility(),
    )
    const levels = shown.map((heading) => Number(heading.tagName[1]))
    const ones = levels.filter((level) => level === 1).length
    const skipped = shown.filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
    return [
      ...(ones === 1 ? [] : [`${ones} h1`]),
      ...skipped.map((heading) => `level skipped at "${heading.textContent}"`),
    ]
  })

/** The elements that stand out at the side; empty when nobody has to scroll sideways. */
export const sidewaysFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const out = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [
      `${scrollWidth} px wide at ${clientWidth}`,
      ...out.slice(0, 3).map((element) => `${element.tagName} ${element.className}`),
    ]
  })
