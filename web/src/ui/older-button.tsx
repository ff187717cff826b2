import { LoadFailure } from './messages/load-failure.tsx'
import type { OlderPages } from './use-older-pages.ts'

interface OlderButtonProps extends OlderPages {
  /** Where the list begins with the oldest entries, "More". */
  label?: string
}

/** Loads the next page of a list; shown while there is one. */
export const OlderButton = ({ failure, loadOlder, label = 'Older' }: OlderButtonProps) =>
  loadOlder ? (
    <>
      {failure && <LoadFailure failure={failure} onRetry={loadOlder} />}
      <button type="button" className="btn btn-outline-secondary" onClick={loadOlder}>
        {label}
      </button>
    </>
  ) : null
