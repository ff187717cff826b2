/** References, CNICs, dates and amounts: each is read as one, so it stands on one line and nothing of it is cut. */
import type { Page } from 'playwright-core'

/** In the page. A part that scrolls cuts nothing. */
const findBrokenFacts = (): string[] => {
  const part = document.querySelector('dialog[open]') ?? document.body
  const facts = [
    /\b[A-Z]{2,}(?:-[A-Z]+)*-[\dA-Z]*\d[\dA-Z-]*\b/, // references, challans and serials
    /\b[AB]-\d{5}(?:\/\d+)?\b/, // registrations
    /[\d•*]{5}-[\d•*]{7}-[\d•*]/, // CNICs
    /\b\d\d-\d\d-\d{4}\b|\b\d{1,2} [A-Z][a-z]{2,8} 20\d\d\b/, // dates
    /(?:Rs\.?|PKR) ?\d[\d,.]*\d/, // amounts
  ]
  const fact = new RegExp(facts.map(({ source }) => source).join('|'), 'g')
  const isCut = (element: Element, { left, right, top, bottom }: DOMRect): boolean => {
    for (let it: Element | null = element; it && it !== part; it = it.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(it)
      const box = it.getBoundingClientRect()
      if (overflowX === 'auto' || overflowX === 'scroll') return false
      if (/hidden|clip/.test(overflowX) && (left < box.left - 1 || right > box.right + 1)) return true
      if (/hidden|clip/.test(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1)) return true
    }
    return false
  }
  const isForListening = (element: Element | null): boolean =>
    element !== null && (element.clientWidth === 1 || isForListening(element.parentElement))
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const faults: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true }) || isForListening(element)) continue
    for (const { 0: text, index } of node.nodeValue?.matchAll(fact) ?? []) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + text.length)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
      const fault = lines.size > 1 ? 'on two lines' : isCut(element, range.getBoundingClientRect()) && 'cut'
      if (fault) faults.push(`"${text}" ${fault} in ${element.tagName} ${element.className}`)
    }
  }
  return faults
}

export const brokenFacts = (page: Page): Promise<string[]> => page.evaluate(findBrokenFacts)
