import '#web/theme/cases/palette.scss'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { casePath, paths, registrationPath } from '#shared/paths.ts'
import { statusLabels } from '#shared/vocabulary/statuses.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { asTyped, Typed } from '#web/ui/language/typed.tsx'
import { usePageKeys } from '#web/ui/office/use-page-keys.ts'
import type { SidebarSection } from './sidebar/entries.ts'

interface Place {
  to: string
  label: string
  about: string
}

/** Fewer letters fit too many applications. */
const shortestSearch = 3
const shownCases = 8

/** Whoever types is not asked about each letter. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 200)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** The applications that fit best; none while it is loading, and none after a failure: the pages are still there. */
const useFoundCases = (typed: string, seesCases: boolean): Place[] => {
  const q = useSettled(typed)
  const asks = seesCases && q.length >= shortestSearch
  const found = useApi(
    async (signal) => (asks ? (await api.cases.find({ query: { q } }, { signal })).data.rows : []),
    [q, asks],
  )
  if (q !== typed) return []
  return (found.data ?? []).slice(0, shownCases).map(({ id, name, reference_no, status }) => ({
    ...{ to: casePath(id), label: name, about: `${reference_no}, ${statusLabels[status].toLowerCase()}` },
  }))
}

const placesOf = (sections: SidebarSection[], typed: string): Place[] => {
  const places = sections.flatMap(({ heading = '', entries }) =>
    entries.map(({ to, label }) => ({ to, label, about: heading })),
  )
  const begun = typed.toLowerCase()
  const entry = /\d/.test(typed) && places.some(({ to }) => to === paths.adminRegistrations)
  return [
    ...places.filter(({ label }) => label.toLowerCase().includes(begun)),
    ...(entry ? [{ to: registrationPath(typed), label: `Entry ${typed}`, about: 'Register' }] : []),
  ]
}

/** Up and down go through field and places. */
const moveWithArrows = (event: KeyboardEvent<HTMLElement>): void => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!by) return
  event.preventDefault()
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  stops[stops.indexOf(document.activeElement as HTMLElement) + by]?.focus()
}

interface PaletteProps {
  sections: SidebarSection[]
  seesCases: boolean
}

const Places = ({ sections, seesCases, onClose }: PaletteProps & { onClose: () => void }) => {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const typed = text.trim()
  const cases = useFoundCases(typed, seesCases)
  const places = [...cases, ...placesOf(sections, typed)]
  return (
    <Dialog open title="Go to" className="palette" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are an addition to Tab */}
      <div onKeyDown={moveWithArrows}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (places[0]) navigate(places[0].to)
          }}
        >
          <label className="visually-hidden" htmlFor="palette">
            Application, entry or page
          </label>
          <input
            id="palette"
            className="form-control"
            {...asTyped(text)}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            placeholder="Application, entry or page"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </form>
        <ul className="palette-places">
          {places.map(({ to, label, about }) => (
            <li key={to}>
              <Link to={to}>
                <Typed>{label}</Typed> <span>{about}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p role="status">{places.length === 0 && 'Nothing found.'}</p>
      </div>
    </Dialog>
  )
}

/** `Ctrl+K`, or `/` where the page has no search of its own, opens any application, entry or page by typing. */
export const Palette = (props: PaletteProps) => {
  const [open, setOpen] = useState(false)
  const { key, pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes after each navigation
  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    const openIt = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      if (document.querySelector('dialog[open]:not(.panel)')) return // what is typed there is not left
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', openIt)
    return () => document.removeEventListener('keydown', openIt)
  }, [])
  /** The bar of a case stands here. */
  const isCase = pathname.startsWith(`${paths.adminCases}/`)
  usePageKeys(pathname.startsWith(paths.adminCases) ? {} : { '/': () => setOpen(true) })
  return (
    <>
      {!isCase && (
        <button
          type="button"
          className="icon-button palette-button"
          aria-label="Go to"
          aria-keyshortcuts="Control+K"
          title="Go to an application, an entry or a page (Ctrl+K)"
          onClick={() => setOpen(true)}
        >
          <Icon name="search" />
        </button>
      )}
      {open && <Places {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
