import { useIsRunning } from './is-running.ts'

interface SaveButtonProps {
  saving: boolean
  children?: string
  /** The label while the call is under way. */
  savingLabel?: string
  className?: string
}

/** Submits the form. While saving it keeps the focus, shows `savingLabel` and ignores a second press. */
export const SaveButton = ({
  saving,
  children = 'Save',
  savingLabel = 'Saving…',
  className = '',
}: SaveButtonProps) => {
  const isRunning = useIsRunning()
  return (
    <button
      type="submit"
      disabled={!isRunning}
      className={`btn btn-primary ${className}`}
      aria-disabled={saving || undefined}
      onClick={(event) => saving && event.preventDefault()}
    >
      {saving ? savingLabel : children}
    </button>
  )
}
