import '#web/theme/cases/insert-text.scss'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Snippet } from '#shared/staff/records/office-settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import type { TextInsertion } from './use-insertion.ts'

/**
 * The item of a menu to which a key moves the focus: arrows, Home, End, or the first letter; none for other keys.
 * @param place of the focused item; -1 if there is none
 */
export const nextItem = <T extends { textContent: string | null }>(
  items: readonly T[],
  place: number,
  key: string,
): T | undefined => {
  const count = items.length
  if (key === 'ArrowDown') return items[(place + 1) % count]
  if (key === 'ArrowUp') return items[(Math.max(place, 0) - 1 + count) % count]
  if (key === 'Home') return items[0]
  if (key === 'End') return items[count - 1]
  if (key.length !== 1 || key === ' ') return undefined
  const fromNext = [...items.slice(place + 1), ...items.slice(0, place + 1)]
  return fromNext.find(({ textContent }) => textContent?.toLowerCase().startsWith(key.toLowerCase()))
}

interface InsertTextProps {
  snippets: Snippet[]
  insertion: TextInsertion
  /** The name of the field. */
  into: string
}

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
]

/** A menu of the office's texts next to a field. The chosen text is inserted, and the focus returns to the field. */
export const InsertText = ({ snippets, insertion, into }: InsertTextProps) => {
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (open) itemsOf(menu.current)[0]?.focus()
  }, [open])
  if (snippets.length === 0) return null

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    const items = itemsOf(menu.current)
    const next = nextItem(items, items.indexOf(document.activeElement as HTMLElement), event.key)
    if (event.key !== 'Escape' && !next) return
    event.preventDefault() // Esc closes the menu, not the dialog around it
    event.stopPropagation()
    if (next) return next.focus()
    setOpen(false)
    insertion.focus()
  }
  const closeWhenFocusLeaves = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const choose = (text: string) => {
    if (!insertion.fits(text)) return
    setOpen(false)
    insertion.insert(text)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events of the elements inside
    <div className="insert-text" onKeyDown={onKeyDown} onBlur={closeWhenFocusLeaves}>
      <Button
        small
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        Insert a text<span className="visually-hidden"> into {into}</span>
      </Button>
      {open && (
        <div className="insert-menu" role="menu" id={id} aria-label="Texts to insert" ref={menu}>
          {snippets.map(({ name, text }) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled={insertion.fits(text) ? undefined : true}
              onClick={() => choose(text)}
            >
              <Typed as="strong">{name}</Typed>
              {!insertion.fits(text) && <span className="insert-too-long">Too long for this field</span>}
              <Typed className="insert-beginning">{text}</Typed>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
