import type { SavedView } from '#shared/cases/records/saved-view.ts'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'
import { asTyped } from '#web/ui/language/typed.tsx'

export const viewNameKey = (view: SavedView | undefined): string => `view-name:${view?.id ?? 'new'}`

interface ViewNameDialogProps {
  /** The view to rename; without one a new view is saved. */
  view: SavedView | undefined
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a view. */
export const ViewNameDialog = ({ view, onSave, onClose }: ViewNameDialogProps) => {
  const { values, change, failure, dialog } = useDialogCommand({
    key: viewNameKey(view),
    initial: { name: view?.name ?? '' },
    send: ({ name }) => onSave(name),
    onClose,
  })
  return (
    <CommandDialog
      title={view ? 'Rename this view' : 'Save this view'}
      explanation="Filters and order are kept under this name, for you only."
      submitLabel="Save"
      problemId="view-name-problem"
      {...dialog}
    >
      <div className="field">
        <label className="form-label" htmlFor="view-name">
          Name of the view
        </label>
        <input
          id="view-name"
          className="form-control"
          {...asTyped(values.name)}
          maxLength={40}
          autoComplete="off"
          value={values.name}
          aria-invalid={failure?.errors !== undefined || undefined}
          aria-describedby={failure?.errors ? 'view-name-problem' : undefined}
          onChange={({ target }) => change({ name: target.value })}
        />
      </div>
    </CommandDialog>
  )
}
