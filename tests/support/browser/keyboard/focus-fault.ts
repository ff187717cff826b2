/** Runs in the page, so it stands alone. */

/**
 * What is wrong with the present focus; undefined when it is visible, outlined and not covered.
 * @param thinnest outline in CSS pixels that is enough
 */
export const focusFault = (thinnest: number): string | undefined => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  // A heading gets the focus when its page opens; Tab never reaches it.
  if ((focused as HTMLElement).tabIndex < 0) return undefined
  const name = `${focused.tagName} ${focused.id || focused.ariaLabel || focused.textContent?.trim().slice(0, 40)}`
  const box = focused.getBoundingClientRect()
  if (!focused.checkVisibility({ visibilityProperty: true }) || box.width === 0) return `${name}: hidden`
  const { outlineStyle, outlineWidth } = getComputedStyle(focused)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < thinnest)
    return `${name}: outline ${outlineStyle} ${outlineWidth}`
  const rect = [...focused.getClientRects()][0] ?? box
  const points = [0.1, 0.5, 0.9].map((part) => [rect.left + rect.width * part, rect.top + rect.height / 2])
  const inView = points.filter(([x = 0, y = 0]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
  if (inView.length === 0) return `${name}: outside the window`
  const covers = inView.map(([x = 0, y = 0]) => document.elementFromPoint(x, y))
  const clear = covers.some(
    (element) =>
      element &&
      (focused.contains(element) ||
        element.contains(focused) ||
        element.closest('label')?.control === focused),
  )
  return clear ? undefined : `${name}: covered by ${covers[0]?.tagName} ${covers[0]?.className}`
}
