import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

const storageKey = 'sidebar'
const wide = '(min-width: 992px)'

const watchWidth = (changed: () => void) => {
  const query = window.matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** The build knows no width: the style sheet decides. */
const unknownWidth = () => undefined

/**
 * Whether the sidebar is open. From 992 px it is expanded or collapsed, and that is remembered; on narrower screens it
 * is a drawer, closed at first.
 */
export const useSidebar = () => {
  const isWide = useSyncExternalStore<boolean | undefined>(
    watchWidth,
    () => window.matchMedia(wide).matches,
    unknownWidth,
  )
  const [expanded, setExpanded] = useState(() => localStorage.getItem(storageKey) !== 'collapsed')
  const [drawer, setDrawer] = useState(false)

  useEffect(() => {
    localStorage.setItem(storageKey, expanded ? 'expanded' : 'collapsed')
  }, [expanded])
  useEffect(() => {
    if (isWide) setDrawer(false)
  }, [isWide])

  const toggle = useCallback(
    () => (isWide ? setExpanded((before) => !before) : setDrawer((before) => !before)),
    [isWide],
  )
  const closeDrawer = useCallback(() => setDrawer(false), [])
  const open = isWide ? expanded : drawer
  return {
    /** Undefined before any script has run. */
    open: isWide === undefined ? undefined : open,
    drawerOpen: !isWide && drawer,
    toggle,
    closeDrawer,
  }
}

const durationInMs = (element: HTMLElement): number =>
  Math.max(
    ...getComputedStyle(element)
      .transitionDuration.split(',')
      .map((seconds) => Number.parseFloat(seconds) * 1000),
  )

/**
 * Fires one window `resize` event for each toggle, when the sidebar has stopped moving.
 * @returns what to call when the sidebar is toggled.
 */
export const useResizeAfterToggle = (sidebar: React.RefObject<HTMLElement | null>): (() => void) => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const settle = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    window.dispatchEvent(new Event('resize'))
  }, [])

  useEffect(() => {
    const element = sidebar.current
    const ended = (event: TransitionEvent) => {
      if (event.target === element && event.propertyName.startsWith('margin')) settle()
    }
    element?.addEventListener('transitionend', ended)
    return () => {
      element?.removeEventListener('transitionend', ended)
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [sidebar, settle])

  return useCallback(() => {
    settle() // a toggle during the transition of the one before ends that one
    const duration = sidebar.current ? durationInMs(sidebar.current) : 0
    // A transition that never starts (hidden tab, toggled back at once) still fires the event.
    timer.current = setTimeout(settle, duration > 0 ? duration + 200 : 0)
  }, [sidebar, settle])
}
