import { type RefObject, useEffect } from 'react'

/**
 * Tells the styles of an element where its upper edge is in the window, as `--top-edge`, also while the page scrolls: so
 * it can end at the window's lower edge wherever it begins.
 */
export const useTopEdge = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => {
      const top = Math.max(0, Math.round(measured.getBoundingClientRect().top))
      measured.style.setProperty('--top-edge', `${top}px`)
    }
    measure()
    const observer = new ResizeObserver(measure) // what stands above has another height
    observer.observe(document.documentElement)
    observer.observe(document.body)
    window.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure)
    }
  }, [element])
}
