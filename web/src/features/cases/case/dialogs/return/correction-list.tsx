import { type KeyboardEvent, useState } from 'react'
import { itemLabel } from '#shared/applications/rules/correctable.ts'
import { Check } from '#web/ui/fields/check.tsx'
import { type CorrectableGroup, matchingGroups } from './corrections.ts'

interface CorrectionListProps {
  groups: CorrectableGroup[]
  chosen: readonly string[]
  onToggle: (item: string) => void
}

/** Everything that can be returned, by groups; typing narrows it down, and Enter then chooses the first one. */
export const CorrectionList = ({ groups, chosen, onToggle }: CorrectionListProps) => {
  const [query, setQuery] = useState('')
  const shown = matchingGroups(groups, query)
  const chooseFirst = (event: KeyboardEvent) => {
    const first = shown.flatMap(({ items }) => items).find((item) => !chosen.includes(item))
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !query.trim() || !first) return
    onToggle(first)
    setQuery('')
  }
  return (
    <>
      <div className="field">
        <label className="form-label" htmlFor="find-correction">
          Find what is to be corrected
        </label>
        <input
          type="search"
          className="form-control"
          id="find-correction"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={chooseFirst}
        />
      </div>
      {shown.length === 0 && <p role="status">Nothing with this name can be returned.</p>}
      {shown.map(({ title, items }) => (
        <fieldset key={title} className="return-group">
          <legend className="return-legend">{title}</legend>
          {items.map((item) => (
            <Check key={item} id={item} checked={chosen.includes(item)} onChange={() => onToggle(item)}>
              {itemLabel(item)}
            </Check>
          ))}
        </fieldset>
      ))}
    </>
  )
}
