/** Wider text, as people set it who read better so (WCAG 1.4.12): nothing of it may be cut. */
import type { Page } from 'playwright-core'

/** In the page. What is shortened on purpose is cut with usual spacing too, and does not count. */
const findCutText = (): string[] => {
  const part = document.querySelector('dialog[open]') ?? document.body
  const isCut = (element: HTMLElement): boolean => {
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
    return across || (scrollHeight > clientHeight + 1 && hides(overflowY))
  }
  const cutNow = () => [...part.querySelectorAll<HTMLElement>('*')].filter(isCut)
  const shortened = new Set(cutNow())
  const spacing = new CSSStyleSheet()
  spacing.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `)
  document.adoptedStyleSheets.push(spacing)
  const faults = cutNow()
    .filter((it) => !shortened.has(it))
    .map(
      (it) =>
        `${it.tagName} ${it.className} "${it.textContent?.trim().slice(0, 30)}": ${it.scrollWidth}×${it.scrollHeight} in ${it.clientWidth}×${it.clientHeight}`,
    )
  document.adoptedStyleSheets.pop()
  return faults
}

export const cutTextFaults = (page: Page): Promise<string[]> => page.evaluate(findCutText)
