import type { CaseRow } from '#shared/cases/records/case.ts'
import { formatApplicationCount } from '#web/ui/application-labels.ts'
import type { SelectionAct } from './selection-act.ts'

interface SelectionBarProps {
  rows: CaseRow[]
  acts: readonly SelectionAct[]
  onClear: () => void
  onDone: () => void
}

/** How many rows are selected, and what can be done with them. */
export const SelectionBar = ({ rows, acts, onClear, onDone }: SelectionBarProps) => (
  <div className="queue-selection" role="status">
    {rows.length > 0 && (
      <>
        <strong>{formatApplicationCount(rows.length)} selected</strong>
        {acts.map(({ name, Act }) => (
          <Act key={name} rows={rows} onDone={onDone} />
        ))}
        <button type="button" className="btn btn-small btn-outline-secondary" onClick={onClear}>
          Clear selection
        </button>
      </>
    )}
  </div>
)
