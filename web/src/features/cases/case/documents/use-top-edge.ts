import { type RefObject, useEffect } from 'react'

/**
 * Tells the styles of an element where its upper edge is in the window, as `--top-edge`, also while the page scrolls, so
 * that it ends with the window.
 */
export const useTopEdge = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const measured = element.current
    if (!measured) return
    const bar = document.querySelector<HTMLElement>('.case-bar')
    const measure = () => {
      const top = Math.max(0, Math.round(measured.getBoundingClientRect().top))
      measured.style.setProperty('--top-edge', `${top}px`)
    }
    measure()
    const observer = new ResizeObserver(measure) // the content above has another height
    for (const above of [document.documentElement, document.body, bar]) if (above) observer.observe(above)
    window.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure)
    }
  }, [element])
}
