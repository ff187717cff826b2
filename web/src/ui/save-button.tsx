interface SaveButtonProps {
  saving: boolean
  children?: string
  /** What it reads while the call is under way. */
  savingLabel?: string
  className?: string
}

/** Submits. While saving it keeps its focus, says so, and ignores a second press. */
export const SaveButton = ({
  saving,
  children = 'Save',
  savingLabel = 'Saving…',
  className = '',
}: SaveButtonProps) => (
  <button
    type="submit"
    className={`btn btn-primary ${className}`}
    aria-disabled={saving || undefined}
    onClick={(event) => saving && event.preventDefault()}
  >
    {saving ? savingLabel : children}
  </button>
)
