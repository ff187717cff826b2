import { type RefObject, useEffect, useRef } from 'react'

/** Zooms by a factor around a point, in pixels from the frame's corner. */
type ZoomAt = (factor: number, at: { x: number; y: number }) => void

const deltaOfDoubling = 240 // in pixels of the wheel: two to three notches
const pixelsOfLine = 30 // Firefox counts lines
const factorOf = ({ deltaY, deltaMode }: WheelEvent): number =>
  2 ** ((-deltaY * (deltaMode === WheelEvent.DOM_DELTA_LINE ? pixelsOfLine : 1)) / deltaOfDoubling)

const twoOf = ({ touches: [one, other] }: TouchEvent) => one && other && ([one, other] as const)
const distance = ([one, other]: readonly [Touch, Touch]): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)

/** Zooms where the pointer is: with Ctrl and the wheel, by pinching a touchpad, or by two fingers on a screen. */
export const usePointerZoom = (element: RefObject<HTMLElement | null>, zoomAt: ZoomAt): void => {
  const latest = useRef(zoomAt)
  latest.current = zoomAt
  useEffect(() => {
    const frame = element.current
    if (!frame) return
    const zoom = (factor: number, clientX: number, clientY: number) => {
      const corner = frame.getBoundingClientRect()
      latest.current(factor, { x: clientX - corner.left, y: clientY - corner.top })
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault() // the browser would zoom the page
      zoom(factorOf(event), event.clientX, event.clientY)
    }
    let apart = 0
    const onTouch = (event: TouchEvent) => {
      const fingers = twoOf(event)
      if (!fingers) return
      event.preventDefault()
      const [one, other] = fingers
      const now = distance(fingers)
      if (event.type === 'touchmove' && apart > 0)
        zoom(now / apart, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2)
      apart = now
    }
    const listeners = [
      ['wheel', onWheel],
      ['touchstart', onTouch],
      ['touchmove', onTouch],
    ] as const
    for (const [name, listener] of listeners)
      frame.addEventListener(name, listener as EventListener, { passive: false })
    return () => {
      for (const [name, listener] of listeners) frame.removeEventListener(name, listener as EventListener)
    }
  }, [element])
}
