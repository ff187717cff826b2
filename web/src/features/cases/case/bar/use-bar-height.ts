import { type RefObject, useEffect, useRef } from 'react'

/** Tells the styles how high the bar of the case is, so that nothing that sticks under it is covered. */
export const useBarHeight = (): RefObject<HTMLDivElement | null> => {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const measure = () => style.setProperty('--case-bar-height', `${bar.current?.offsetHeight ?? 0}px`)
    measure()
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    if (bar.current) observer?.observe(bar.current)
    return () => {
      observer?.disconnect()
      style.removeProperty('--case-bar-height')
    }
  }, [])
  return bar
}
