import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Check } from '#web/ui/fields/check.tsx'
import type { QueueState } from '#web/ui/office/queue-state.ts'

/** The columns beside reference and name, in their order. */
const columnNames = [
  ...(['CNIC', 'Type', 'City', 'Fee', 'Papers', 'Warnings'] as const),
  ...(['Assigned to', 'Submitted', 'Status', 'In status'] as const),
]
export type ColumnName = (typeof columnNames)[number]

/** Whether a list has applications of several statuses. */
const isAcross = ({ q, status }: QueueState): boolean => q !== '' || status === 'all'

/** A list across statuses names the status, which leaves no room for three others in a window of 1280 px. */
const usualColumns = (across: boolean): ColumnName[] => {
  const left: readonly ColumnName[] = across ? ['Fee', 'Papers', 'Warnings'] : ['Status']
  return columnNames.filter((name) => !left.includes(name))
}

const storageKeyOf = (across: boolean): string => (across ? 'queue-columns-across' : 'queue-columns')

const chosenColumns = (across: boolean): ColumnName[] => {
  const kept = localStorage.getItem(storageKeyOf(across))?.split(',')
  return kept ? columnNames.filter((name) => kept.includes(name)) : usualColumns(across)
}

/** The columns that somebody has chosen on this computer, for lists of one status and for those across them. */
export const useQueueColumns = (state: QueueState) => {
  const across = isAcross(state)
  const [columns, setColumns] = useState(() => chosenColumns(across))
  return {
    columns,
    choose: (chosen: ColumnName[] | null) => {
      if (chosen) localStorage.setItem(storageKeyOf(across), chosen.join(','))
      else localStorage.removeItem(storageKeyOf(across))
      setColumns(chosenColumns(across))
    },
  }
}

/** Opens the list of columns; a choice is seen at once. */
export const ChooseColumns = ({ columns, choose }: ReturnType<typeof useQueueColumns>) => {
  const [open, setOpen] = useState(false)
  const without = (name: ColumnName) => columns.filter((one) => one !== name)
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        Columns
      </Button>
      {open && (
        <Dialog open title="Columns of the list" onClose={() => setOpen(false)}>
          <fieldset>
            <legend className="form-label">Shown on this computer beside reference and name</legend>
            {columnNames.map((name) => (
              <Check
                key={name}
                id={`column-${name}`}
                checked={columns.includes(name)}
                onChange={({ target }) => choose(target.checked ? [...columns, name] : without(name))}
              >
                {name}
              </Check>
            ))}
          </fieldset>
          <div className="dialog-actions">
            <Button onClick={() => choose(null)}>As usual</Button>
            <Button look="primary" onClick={() => setOpen(false)}>
              Close
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
