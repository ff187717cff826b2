import { type RefObject, useEffect } from 'react'

/** Scrolls the sidebar, and only it, so that the active link shows after a group opened or closed. */
const showActive = (area: HTMLElement): void => {
  const active = area.querySelector<HTMLElement>('[aria-current="page"]')
  if (!active || active.offsetParent === null) return
  const [frame, link] = [area.getBoundingClientRect(), active.getBoundingClientRect()]
  if (link.top < frame.top) area.scrollTop -= frame.top - link.top
  else if (link.bottom > frame.bottom) area.scrollTop += link.bottom - frame.bottom
}

/** Recalculates the scroll area whenever its content changes its height, and on `path`. */
export const useActiveInView = (area: RefObject<HTMLElement | null>, path: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another active link
  useEffect(() => {
    const element = area.current
    const content = element?.firstElementChild
    if (!element || !content) return
    const observer = new ResizeObserver(() => showActive(element))
    observer.observe(content)
    return () => observer.disconnect()
  }, [area, path])
}
