import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in HTML that the build has made, until React has taken it over: a form sent before that would get nowhere, or into the address. */
export const useIsRunning = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

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
