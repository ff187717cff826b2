import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '#web/ui/icon.tsx'
import { Brand } from '#web/ui/page/brand.tsx'
import { isActive, type SidebarSection } from './entries.ts'

/** A section of the sidebar; its heading opens and closes it. */
const SidebarGroup = ({ section, path }: { section: SidebarSection; path: string }) => {
  const [open, setOpen] = useState(true)
  const list = useId()
  return (
    <li>
      {section.heading && (
        <button
          type="button"
          className="sidebar-group"
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          {section.heading}
          <Icon name="down" />
        </button>
      )}
      <ul id={list} hidden={!open}>
        {section.entries.map((entry) => (
          <li key={entry.to}>
            <Link
              className="sidebar-link"
              to={entry.to}
              aria-current={isActive(entry, path) ? 'page' : undefined}
            >
              <Icon name={entry.icon} />
              {entry.label}
              {Boolean(entry.count) && (
                <span className="sidebar-count">
                  {entry.count}
                  <span className="visually-hidden"> waiting</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Scrolls the sidebar, and only it, so that the active link shows after a group opened or closed. */
const showActive = (area: HTMLElement): void => {
  const active = area.querySelector<HTMLElement>('[aria-current="page"]')
  if (!active || active.offsetParent === null) return
  const [frame, link] = [area.getBoundingClientRect(), active.getBoundingClientRect()]
  if (link.top < frame.top) area.scrollTop -= frame.top - link.top
  else if (link.bottom > frame.bottom) area.scrollTop += link.bottom - frame.bottom
}

/** Recalculates the scroll area whenever its content changes its height, and on `path`. */
const useActiveInView = (area: RefObject<HTMLElement | null>, path: string): void => {
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

interface SidebarProps {
  element: RefObject<HTMLElement | null>
  open: boolean | undefined
  sections: SidebarSection[]
  home: string
  onClose: () => void
  /** A link was followed. */
  onFollow: () => void
}

export const Sidebar = ({ element, open, sections, home, onClose, onFollow }: SidebarProps) => {
  const { pathname } = useLocation()
  const area = useRef<HTMLDivElement>(null)
  useActiveInView(area, pathname)
  return (
    <nav className="sidebar" id="sidebar" aria-label="Main" data-open={open} ref={element}>
      <div className="sidebar-head">
        <Brand to={home} />
        <button type="button" className="icon-button" aria-label="Close sidebar" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only clicks on the links inside matter */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div
        className="sidebar-scroll"
        ref={area}
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && onFollow()}
      >
        <ul>
          {sections.map((section) => (
            <SidebarGroup key={section.heading ?? 'top'} section={section} path={pathname} />
          ))}
        </ul>
      </div>
    </nav>
  )
}
