import { type MouseEvent, useRef, useState } from 'react'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { drafts } from '#web/session/drafts.ts'
import type { QueueRow } from '#web/ui/office/queue-pages.ts'
import type { QueueColumn } from './queue-table.tsx'

/** The key under which the dialog that assigns the selected rows keeps its choice. */
export const assignSelectedKey = 'assign-selected'
/** The key under which the rows are kept for which that dialog was opened. */
export const selectedRowsKey = 'selected-rows'

const idsBegun = (owner: string): ReadonlySet<string> =>
  drafts.read(owner, assignSelectedKey)
    ? new Set(drafts.read(owner, selectedRowsKey)?.values.ids as string[] | undefined)
    : new Set()

interface Selection {
  rows: QueueRow[]
  clear: () => void
  /** The column with the checkboxes. */
  column: QueueColumn
}

/**
 * The selected rows of a page; mounted again for each page. A press with Shift selects all rows from the last one.
 * After a reload in the middle of assigning, the same rows are selected.
 */
export const useSelection = (rows: QueueRow[]): Selection => {
  const { admin } = useAdminSession()
  const [ids, setIds] = useState<ReadonlySet<string>>(() => idsBegun(admin?.id ?? ''))
  const lastPressed = useRef<string>(undefined)
  const selected = rows.filter(({ id }) => ids.has(id))

  const press = (id: string, { shiftKey }: MouseEvent) => {
    const places = [id, shiftKey ? (lastPressed.current ?? id) : id].map((one) =>
      rows.findIndex((row) => row.id === one),
    )
    const range = rows.slice(Math.max(0, Math.min(...places)), Math.max(...places) + 1)
    const next = new Set(ids)
    for (const row of range) ids.has(id) ? next.delete(row.id) : next.add(row.id)
    setIds(next)
    lastPressed.current = id
  }

  const isSome = selected.length > 0 && selected.length < rows.length
  return {
    rows: selected,
    clear: () => setIds(new Set()),
    column: {
      heading: 'Select',
      label: null,
      className: 'queue-select',
      head: (
        <input
          type="checkbox"
          className="form-check-input"
          aria-label="Select all on this page"
          checked={rows.length > 0 && selected.length === rows.length}
          ref={(box) => {
            if (box) box.indeterminate = isSome
          }}
          onChange={({ currentTarget }) =>
            setIds(new Set(currentTarget.checked ? rows.map(({ id }) => id) : []))
          }
        />
      ),
      cell: ({ id, reference_no }) => (
        <input
          type="checkbox"
          className="form-check-input"
          aria-label={`Select ${reference_no}`}
          checked={ids.has(id)}
          onClick={(event) => press(id, event)}
          readOnly
        />
      ),
    },
  }
}
