import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useAskBeforeLeaving } from '#web/ui/form/kept/leave-guard.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Typed } from '#web/ui/language/typed.tsx'

interface AccountMenuProps {
  name: string
  links: readonly (readonly [label: string, path: string])[]
  onLogOut: () => void
}

/** "Account menu, {name}" opens a plain list of links; Esc closes it and returns focus. */
export const AccountMenu = ({ name, links, onLogOut }: AccountMenuProps) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useId()
  const { key } = useLocation()
  const ask = useAskBeforeLeaving()

  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes after each navigation
  useEffect(() => setOpen(false), [key])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  const closeWhenFocusLeaves = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events of the elements inside
    <div className="account-menu" onKeyDown={closeOnEscape} onBlur={closeWhenFocusLeaves}>
      <button
        ref={button}
        type="button"
        className="account-button"
        aria-label={`Account menu, ${name}`}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <span className="account-initial" data-initial={[...name][0]?.toUpperCase()} />
        <Typed className="account-name">{name}</Typed>
        <Icon name="down" />
      </button>
      <ul className="account-list" id={list} hidden={!open}>
        {links.map(([label, to]) => (
          <li key={to}>
            <Link to={to} onClick={() => setOpen(false)}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() => ask(onLogOut, 'Your changes are not saved. Logging out deletes them.')}
          >
            Log out
          </button>
        </li>
      </ul>
    </div>
  )
}
