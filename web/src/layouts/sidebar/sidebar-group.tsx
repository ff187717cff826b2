import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#web/ui/icon.tsx'
import { isActive, type SidebarSection } from './entries.ts'

/** Entries under a heading that opens and closes them. */
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
        {section.entries.map((it) => (
          <li key={it.to}>
            <Link className="sidebar-link" to={it.to} aria-current={isActive(it, path) ? 'page' : undefined}>
              <Icon name={it.icon} />
              {it.words}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
