import { type PointerEvent, type RefObject, useRef } from 'react'

/** Moves the picture in its frame with the mouse; for a finger the browser scrolls the frame. */
export const useDragScroll = (frame: RefObject<HTMLElement | null>) => {
  /** Pointer and scrolling at the start together. */
  const start = useRef({ x: 0, y: 0 })
  return {
    onPointerDown: ({ currentTarget, pointerId, pointerType, button, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'mouse' || button !== 0 || !frame.current) return
      currentTarget.setPointerCapture(pointerId)
      start.current = { x: clientX + frame.current.scrollLeft, y: clientY + frame.current.scrollTop }
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
      if (currentTarget.hasPointerCapture(pointerId))
        frame.current?.scrollTo(start.current.x - clientX, start.current.y - clientY)
    },
  }
}
