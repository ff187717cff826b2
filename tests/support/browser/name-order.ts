/** Names that are written from right to left, as the browser has laid them out. */
import type { Page } from 'playwright-core'

/** In the page. A name in two scripts: its Urdu words come first, and stand to the right of the last one. */
const lookAtNames = (names: string[]) => {
  const faults: string[] = []
  const shown = new Set<string>()
  const boxOf = (node: Text, from: number, to: number): DOMRect => {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    return range.getBoundingClientRect()
  }
  /** What is read after the name: a date, say. */
  const following = (node: Text, end: number): DOMRect | undefined => {
    const next = node.nextSibling
    for (const [text, from] of [
      [node, end],
      [next instanceof Text ? next : null, 0],
    ] as const) {
      const at = text?.data.slice(from).search(/[\p{L}\p{N}]/u) ?? -1
      if (text && at >= 0) return boxOf(text, from + at, from + at + 1)
    }
    return undefined
  }
  const look = (node: Text, name: string) => {
    const element = node.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true })) return
    const begin = node.data.indexOf(name)
    const words = name.split(' ')
    const [first, last] = [words[0]?.length ?? 0, words.at(-1)?.length ?? 0]
    const end = begin + name.length
    const head = boxOf(node, begin, begin + first)
    const tail = boxOf(node, end - last, end)
    const whole = boxOf(node, begin, end)
    if (whole.width <= 1) return // for screen readers only
    shown.add(name)
    const at = `${element.tagName} ${element.className} "${element.textContent?.slice(0, 60)}"`
    const sameLine = (one: DOMRect, other: DOMRect) => Math.abs(one.top - other.top) < one.height / 2
    if (sameLine(head, tail) && head.left < tail.left) faults.push(`${at}: the words are in the wrong order`)
    const next = following(node, end)
    if (next && sameLine(next, whole) && next.left < whole.right - 1)
      faults.push(`${at}: what follows the name is on its other side`)
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(outer)
      if (textOverflow === 'ellipsis') break // shortened on purpose
      const box = outer.getBoundingClientRect()
      const across = overflowX !== 'visible' && (whole.left < box.left - 1 || whole.right > box.right + 1)
      const down = overflowY === 'hidden' && (whole.top < box.top - 1 || whole.bottom > box.bottom + 1)
      if (across || down) faults.push(`${at}: cut by ${outer.tagName} ${outer.className}`)
    }
  }
  const walker = document.createTreeWalker(
    document.querySelector('#root') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    for (const name of names) if (node.data.includes(name)) look(node, name)
  }
  return { shown: [...shown], faults }
}

/** Which of the names the screen shows, and what is wrong with them. */
export const namesOn = (page: Page, names: string[]) => page.evaluate(lookAtNames, names)
