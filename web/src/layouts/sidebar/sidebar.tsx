import { type RefObject, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '#web/ui/icon.tsx'
import { Brand } from '#web/ui/page/brand.tsx'
import type { SidebarSection } from './entries.ts'
import { SidebarGroup } from './sidebar-group.tsx'
import { useActiveInView } from './use-active-in-view.ts'

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
