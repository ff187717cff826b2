import type { ReactNode } from 'react'

export type Part = 'Data' | 'Papers' | 'History' | 'Notes' | 'Documents'

interface PartButtonsProps {
  parts: readonly Part[]
  shown: Part
  onShow: (part: Part) => void
  /** Shown next to the name of a part. */
  notes?: Partial<Record<Part, ReactNode>>
}

/** The parts of a case, one of which is visible. */
export const PartButtons = ({ parts, shown, onShow, notes = {} }: PartButtonsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: buttons are no fieldset of a form
  <div className="case-parts" role="group" aria-label="Show">
    {parts.map((name) => (
      <button key={name} type="button" aria-pressed={name === shown} onClick={() => onShow(name)}>
        {name} {notes[name] && <span className="part-note">{notes[name]}</span>}
      </button>
    ))}
  </div>
)
