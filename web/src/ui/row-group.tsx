import { type ReactNode, useId, useState } from 'react'
import { Icon } from './icon.tsx'

interface RowGroupProps {
  label: string
  /** How many rows, and what they come to. */
  sum: string
  isGood: boolean
  openAtFirst: boolean
  /** Rendered while it is open. */
  children: () => ReactNode
}

/** Rows of one kind under a heading that opens them; an item of a list with the class `bank-groups`. */
export const RowGroup = ({ label, sum, isGood, openAtFirst, children }: RowGroupProps) => {
  const [open, setOpen] = useState(openAtFirst)
  const id = useId()
  return (
    <li className={isGood ? 'bank-group-good' : undefined}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <Icon name={isGood ? 'check' : 'alert'} />
          <span className="bank-group-text">
            <span>{label}</span> <span className="bank-group-sum">{sum}</span>
          </span>
        </button>
      </h3>
      <div id={id} hidden={!open}>
        {open && children()}
      </div>
    </li>
  )
}
