import { useState } from 'react'
import type { SavedView } from '#shared/records/saved-view.ts'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'

interface ViewNameDialogProps {
  /** The view to rename; without one a new view is saved. */
  view: SavedView | undefined
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a view. */
export const ViewNameDialog = ({ view, onSave, onClose }: ViewNameDialogProps) => {
  const [name, setName] = useState(view?.name ?? '')
  const saving = useSending(() => onSave(name))
  return (
    <CommandDialog
      title={view ? 'Rename this view' : 'Save this view'}
      explanation="Filters and order are kept under this name, for you only."
      submitLabel="Save"
      saving={saving.sending}
      problem={saving.failure}
      problemId="view-name-problem"
      onSubmit={() => void saving.send()}
      onClose={onClose}
    >
      <div className="field">
        <label className="form-label" htmlFor="view-name">
          Name of the view
        </label>
        <input
          id="view-name"
          className="form-control"
          dir="auto"
          maxLength={40}
          autoComplete="off"
          value={name}
          aria-invalid={saving.failure?.errors !== undefined || undefined}
          aria-describedby={saving.failure?.errors ? 'view-name-problem' : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
    </CommandDialog>
  )
}
