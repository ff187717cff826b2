import { type DependencyList, type ReactNode, useEffect, useState } from 'react'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from './button.tsx'
import { FailureBox } from './messages/failure-message.tsx'
import { WhenLoaded } from './page/loaded.tsx'

/** A page of a list, newest first, and the cursor of the next older one. */
export interface CursorPage<Entry> {
  entries: Entry[]
  next: string | null
}

interface ListProps<Entry> {
  /** Shown in the place of the list where it is empty. */
  empty?: ReactNode
  /** Of the button; "More" where the list begins with the oldest entries. */
  label?: string
  /** @param isMore whether there is another page */
  children: (entries: Entry[], isMore: boolean) => ReactNode
}

interface OlderPagesProps<Entry> extends ListProps<Entry> {
  first: CursorPage<Entry>
  /** Loads the page of a cursor. */
  read: (cursor: string) => Promise<CursorPage<Entry>>
}

/** A list of which older pages are loaded on request. A new first page drops the older ones. */
export const OlderPages = <Entry,>({ first, read, empty, label, children }: OlderPagesProps<Entry>) => {
  const [older, setOlder] = useState<CursorPage<Entry>>()
  const [failure, setFailure] = useState<ApiFailure>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first page has other older ones
  useEffect(() => setOlder(undefined), [first])
  const { next } = older ?? first
  const entries = [...first.entries, ...(older?.entries ?? [])]
  const load = async (cursor: string) => {
    setFailure(undefined)
    try {
      const page = await read(cursor)
      setOlder({ entries: [...(older?.entries ?? []), ...page.entries], next: page.next })
    } catch (thrown) {
      setFailure(asFailure(thrown))
    }
  }
  return (
    <>
      {entries.length === 0 && empty ? empty : children(entries, next !== null)}
      {next !== null && (
        <>
          {failure && <FailureBox failure={failure} onRetry={() => void load(next)} loading />}
          <Button onClick={() => void load(next)}>{label ?? 'Older'}</Button>
        </>
      )}
    </>
  )
}

interface PagedListProps<Entry> extends ListProps<Entry> {
  /** Loads the page of a cursor, or the first one. */
  read: (cursor?: string, signal?: AbortSignal) => Promise<CursorPage<Entry>>
  /** What is read depends on them. */
  dependencies?: DependencyList
  lines?: number
  /** While it is read again, the list stays. */
  keep?: boolean
}

/** A list that is read when it is shown. */
export const PagedList = <Entry,>({
  read,
  dependencies = [],
  lines,
  keep,
  ...list
}: PagedListProps<Entry>) => {
  const loaded = useApi((signal) => read(undefined, signal), dependencies)
  return (
    <WhenLoaded from={loaded} lines={lines} keep={keep}>
      {(first) => <OlderPages first={first} read={read} {...list} />}
    </WhenLoaded>
  )
}
