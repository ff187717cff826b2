import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const longestWaitInMs = 1500 // for a record that has to load before the page is as long as it was

/** Scrolls to the top on a new page, and to where the page was on Back. */
export const ScrollRestoration = () => {
  const { key, hash } = useLocation()
  const navigationType = useNavigationType()
  const heights = useRef(new Map<string, number>())

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  useEffect(() => {
    const keep = () => heights.current.set(key, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [key])

  useLayoutEffect(() => {
    if (hash) return
    const height = navigationType === 'POP' ? (heights.current.get(key) ?? 0) : 0
    const end = performance.now() + longestWaitInMs
    let frame = 0
    const scroll = () => {
      window.scrollTo(0, height)
      if (Math.abs(window.scrollY - height) > 1 && performance.now() < end)
        frame = requestAnimationFrame(scroll)
    }
    scroll()
    return () => cancelAnimationFrame(frame)
  }, [key, hash, navigationType])

  return null
}
