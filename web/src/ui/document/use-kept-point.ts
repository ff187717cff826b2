import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { View } from './viewer-buttons.tsx'
import { type Size, scrollAfterZoom } from './viewer-geometry.ts'

interface Point {
  x: number
  y: number
}

interface Shown {
  /** Another picture is shown from its top. */
  address: string
  view: View
  space: Size
}

/** A press on "Fit" or a rotation shows the picture from its top. */
const startsAnew = (before: Shown, { address, view }: Shown): boolean =>
  address !== before.address ||
  view.quarterTurns !== before.view.quarterTurns ||
  (view.zoom !== before.view.zoom && view.zoom.times === 1)

/**
 * Scrolls the frame after a zoom, so that a point of the picture stays where it is: the one under the pointer, otherwise
 * the one in the middle.
 * @returns names the point for the zoom that follows, in pixels from the frame's corner.
 */
export const useKeptPoint = (element: RefObject<HTMLElement | null>, shown: Shown): ((at: Point) => void) => {
  const anchor = useRef<Point>(undefined)
  const before = useRef(shown)
  const { address, view, space } = shown
  // The scroll position before the picture changed: a picture that has become smaller has already moved the frame.
  const scrolled = useRef({ left: 0, top: 0 })
  useLayoutEffect(() => {
    const frame = element.current
    if (!frame) return
    const keep = () => {
      scrolled.current = { left: frame.scrollLeft, top: frame.scrollTop }
    }
    frame.addEventListener('scroll', keep, { passive: true })
    return () => frame.removeEventListener('scroll', keep)
  }, [element])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something of the picture has changed
  useLayoutEffect(() => {
    const frame = element.current
    const from = before.current
    before.current = shown
    if (!frame) return
    if (startsAnew(from, shown)) frame.scrollTo(0, 0)
    else if (from.space.width > 0 && space.width > 0) {
      const zoomed = view.zoom !== from.view.zoom
      // If only the frame has changed, the content at its upper edge stays.
      const { x, y } = anchor.current ?? { x: frame.clientWidth / 2, y: zoomed ? frame.clientHeight / 2 : 0 }
      const { left, top } = scrolled.current
      frame.scrollTo(
        scrollAfterZoom({
          anchor: x,
          scroll: left,
          frame: frame.clientWidth,
          before: from.space.width,
          after: space.width,
        }),
        scrollAfterZoom({
          anchor: y,
          scroll: top,
          frame: frame.clientHeight,
          before: from.space.height,
          after: space.height,
        }),
      )
    }
    scrolled.current = { left: frame.scrollLeft, top: frame.scrollTop }
    anchor.current = undefined
  }, [address, view.quarterTurns, view.zoom.fit, view.zoom.times, space.width, space.height])
  return (at) => {
    anchor.current = at
  }
}
