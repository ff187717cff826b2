/** Forced colours: backgrounds are gone, so what only they say is gone too. */
import type { Page } from 'playwright-core'

/** In the page, in its own colours: notes what a background draws. */
const notePaint = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { backgroundColor, backgroundImage, maskImage } = getComputedStyle(element)
    delete element.dataset.painted // of the screen before
    const painted = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage.includes('gradient')
    if (painted || maskImage !== 'none') element.dataset.painted = ''
  }
}

/** In the page, in forced colours. */
const findFaults = (): string[] => {
  const part = document.querySelector('dialog[open]') ?? document.body
  const nameOf = (it: Element) =>
    `${it.tagName} ${it.className} ${it.ariaLabel ?? it.textContent?.trim().slice(0, 30)}`
  const isShown = (it: Element) => {
    const { width, height } = it.getBoundingClientRect()
    return width > 2 && height > 2 && it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const outlined = (it: Element): boolean => {
    const { borderTopStyle, borderBottomStyle, borderLeftStyle, outlineStyle } = getComputedStyle(it)
    return [borderTopStyle, borderBottomStyle, borderLeftStyle, outlineStyle].some(
      (style) => style !== 'none',
    )
  }

  /** What shows a state to the eye: lines, weight, an icon; and colours only where the page has chosen those of the system. */
  const looksOf = (it: Element): string => {
    const style = getComputedStyle(it)
    const { borderWidth, borderStyle, outlineStyle, outlineWidth, fontWeight, textDecorationLine } = style
    const icon = it.querySelector('svg')?.innerHTML
    const colors = style.forcedColorAdjust === 'none' && [style.color, style.backgroundColor]
    return [
      borderWidth,
      borderStyle,
      outlineStyle,
      outlineWidth,
      fontWeight,
      textDecorationLine,
      icon,
      colors,
    ].join()
  }
  const states = ['aria-current', 'aria-pressed', 'aria-selected', 'aria-checked']
  const hiddenStates = states.flatMap((state) => {
    const isOn = (it: Element) => (it.getAttribute(state) ?? 'false') !== 'false'
    return [...part.querySelectorAll(`[${state}]`)]
      .filter((it) => isOn(it) && isShown(it))
      .filter((on) => {
        // In its own group first: beside it, or in the next item of the list.
        const groups = [on.parentElement, on.parentElement?.parentElement]
        const others = groups.flatMap((group) => [...(group?.querySelectorAll(on.tagName) ?? [])])
        const off = others.find((it) => it.className === on.className && !isOn(it) && isShown(it))
        return off && looksOf(on) === looksOf(off)
      })
      .map((on) => `${nameOf(on)}: ${state} cannot be seen`)
  })

  const drawsItself = 'input, select, textarea, img, canvas, progress, meter, iframe, hr, svg *'
  const says = (it: Element) => !it.matches('.sidebar-shade') // what lies behind the open drawer is inert without it too
  const isBlank = (it: Element): boolean =>
    !it.textContent?.trim() &&
    it.children.length === 0 &&
    ['::before', '::after'].every((pseudo) =>
      ['none', 'normal', '""'].includes(getComputedStyle(it, pseudo).content),
    )
  const lost = [...part.querySelectorAll('[data-painted]')].filter(
    (it) => isBlank(it) && says(it) && isShown(it) && !it.matches(drawsItself) && !outlined(it),
  )

  const unmarked = [...part.querySelectorAll('button')].filter((it) => {
    if (!isShown(it) || it.querySelector('svg, img')) return false
    const marked = (inner: Element) =>
      outlined(inner) || getComputedStyle(inner).textDecorationLine.includes('underline')
    return !marked(it) && ![...it.children].some(marked)
  })
  return [
    ...hiddenStates,
    ...lost.map((it) => `${nameOf(it)}: only its background draws it`),
    ...unmarked.map((it) => `${nameOf(it)}: a button without border or underline`),
  ]
}

/** States, shapes and buttons that cannot be told without the colours of the page; empty when there are none. */
export const forcedColorFaults = async (page: Page): Promise<string[]> => {
  await page.evaluate(notePaint)
  await page.emulateMedia({ forcedColors: 'active' })
  const found = await page.evaluate(findFaults)
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}
