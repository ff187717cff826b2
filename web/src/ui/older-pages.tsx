import { useEffect, useState } from 'react'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { Button } from './button.tsx'
import { LoadFailure } from './messages/failure-message.tsx'

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

/** A page of a list, newest first, and the cursor of the next older one. */
export interface CursorPage<Entry> {
  entries: Entry[]
  next: string | null
}

/**
 * A list of which older pages are loaded on request. A new first page drops the older ones.
 * @param read loads the page of a cursor
 */
export const useOlderPages = <Entry,>(
  first: CursorPage<Entry> | undefined,
  read: (cursor: string) => Promise<CursorPage<Entry>>,
) => {
  const [older, setOlder] = useState<CursorPage<Entry>>()
  const [failure, setFailure] = useState<ApiFailure>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first page has other older ones
  useEffect(() => setOlder(undefined), [first])
  const next = (older ?? first)?.next ?? null
  const load = async (cursor: string) => {
    setFailure(undefined)
    try {
      const page = await read(cursor)
      setOlder({ entries: [...(older?.entries ?? []), ...page.entries], next: page.next })
    } catch (thrown) {
      setFailure(asFailure(thrown))
    }
  }
  return {
    entries: [...(first?.entries ?? []), ...(older?.entries ?? [])],
    failure,
    /** Loads the next older page; undefined when there is none. */
    loadOlder: next === null ? undefined : () => void load(next),
  }
}
type OlderPages = Pick<ReturnType<typeof useOlderPages>, 'failure' | 'loadOlder'>
