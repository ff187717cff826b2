/** Wider text, as people set it who read better so (WCAG 1.4.12): nothing of it may be cut. */
import type { Page } from 'playwright-core'

/** In the page. */
const findCutText = (): string[] => {
  const spacing = new CSSStyleSheet()
  spacing.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `)
  document.adoptedStyleSheets.push(spacing)
  const part = document.querySelector('dialog[open]') ?? document.body
  const cut = [...part.querySelectorAll<HTMLElement>('*')].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || !element.textContent?.trim()) return false
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
    if (clientWidth <= 1 || clientHeight <= 1) return false // for screen readers only
    const { overflowX, overflowY } = getComputedStyle(element)
    const holdsText = [...element.childNodes].some(
      (it) => it.nodeType === Node.TEXT_NODE && it.textContent?.trim(),
    )
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const across =
      scrollWidth > clientWidth + 1 && (hides(overflowX) || (holdsText && overflowX === 'visible'))
    const down = scrollHeight > clientHeight + 1 && hides(overflowY)
    return across || down
  })
  const faults = cut.map(
    (it) =>
      `${it.tagName} ${it.className} "${it.textContent?.trim().slice(0, 30)}": ${it.scrollWidth}×${it.scrollHeight} in ${it.clientWidth}×${it.clientHeight}`,
  )
  document.adoptedStyleSheets.pop()
  return faults
}

export const cutTextFaults = (page: Page): Promise<string[]> => page.evaluate(findCutText)
