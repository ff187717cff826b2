import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#web/ui/icon.tsx'
import { isActive, type SidebarSection } from './entries.ts'

/** A section of the sidebar; its heading opens and closes it. */
export const SidebarGroup = ({ section, path }: { section: SidebarSection; path: string }) => {
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
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
