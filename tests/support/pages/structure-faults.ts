/** axe-core in the simulated document: names, roles, labels, headings, lists and tables, but nothing that a layout decides. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Axe = typeof import('axe-core')

/** Colours, sizes and scrolling exist only in a browser, the language is in the HTML of the site, and tests of pages read the title themselves. */
const needBrowser = [
  'html-has-lang',
  'document-title',
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
]
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const loaded = new WeakMap<Window, Axe>()

/** Files that share what they import have windows of their own, and axe keeps the one that it was loaded with. */
const axeOf = (window: Window): Axe => {
  const known = loaded.get(window)
  if (known) return known
  new Function('window', 'module', source)(window, undefined)
  const axe = (window as never as { axe: Axe }).axe
  loaded.set(window, axe)
  return axe
}

const seen = new Set<string>()

/** By its headings, an open dialog and refused input: two pages that agree in these are made of the same parts. */
const looksNew = (): boolean => {
  const parts = document.querySelectorAll('h1, h2, dialog[open] h2, [role="alert"], table caption')
  const name = [...parts].map((part) => `${part.tagName} ${part.textContent?.replace(/\d+/g, '')}`).join()
  const isNew = !seen.has(name)
  seen.add(name)
  return isNew
}

/** What is wrong with the page as it is now: rule and element, a line each. The page behind an open dialog does not count. */
export const structureFaults = async (): Promise<string[]> => {
  // Where another page took the place of this one, that one is looked at.
  if (!document.querySelector('main') || !looksNew()) return []
  const part = document.querySelector('dialog[open]') ?? document
  // What is hidden by its attribute is shown where there are no styles.
  const where = { include: part, exclude: [['[hidden]']] }
  const { violations } = await axeOf(window).run(where, {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(needBrowser.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    preload: false,
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))
}
