import { LoadFailure } from './messages/load-failure.tsx'
import type { OlderPages } from './use-older-pages.ts'

/** Loads the next older page of a list; shown while there is one. */
export const OlderButton = ({ failure, loadOlder }: OlderPages) =>
  loadOlder ? (
    <>
      {failure && <LoadFailure failure={failure} onRetry={loadOlder} />}
      <button type="button" className="btn btn-outline-secondary" onClick={loadOlder}>
        Older
      </button>
    </>
  ) : null
