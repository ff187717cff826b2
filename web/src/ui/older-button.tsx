import { Button } from '#web/ui/button.tsx'
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
      <Button onClick={loadOlder}>{label}</Button>
    </>
  ) : null
