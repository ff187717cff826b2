/** How many cases have each status, polled while the queue is open, and how many have come into the list since it was loaded. */
import { useEffect, useRef, useState } from 'react'
import { api } from '#web/api/client.ts'
import type { QueueState } from '#web/ui/office/queue-state.ts'
import { sumOf } from './queue-tabs.tsx'

type Counts = Awaited<ReturnType<typeof api.cases.counts>>['data']

const pollIntervalInMs = 60_000
/** Polling stops without input for so long: it would keep the session of an absent person alive. */
const idleAfterInMs = 5 * 60_000

const useLastInput = () => {
  const at = useRef(Date.now())
  useEffect(() => {
    const remember = () => {
      at.current = Date.now()
    }
    const eventTypes = ['keydown', 'pointerdown', 'pointermove'] as const
    for (const type of eventTypes) document.addEventListener(type, remember)
    return () => {
      for (const type of eventTypes) document.removeEventListener(type, remember)
    }
  }, [])
  return at
}

/** How many cases each status and the list have; null where a list by city or days is not counted. */
const readCounts = async (
  { status, choices }: Pick<QueueState, 'status' | 'choices'>,
  signal: AbortSignal,
): Promise<{ counts: Counts; listed: number | null }> => {
  const isFiltered = Object.values(choices).some(Boolean)
  const query = isFiltered ? { status, ...choices } : {}
  const { data, details } = await api.cases.counts({ query }, { signal })
  return { counts: data, listed: isFiltered ? details.listed : status === 'all' ? sumOf(data) : data[status] }
}

/** @param shown the loaded list; newer cases are counted from the moment it was loaded, with its filters */
export const useQueueCounts = (
  { status, choices }: QueueState,
  shown: unknown,
): { counts: Counts | undefined; newer: number } => {
  const [counts, setCounts] = useState<Counts>()
  const [newer, setNewer] = useState(0)
  const lastInput = useLastInput()
  const filters = JSON.stringify(choices)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly loaded list starts a new count
  useEffect(() => {
    const controller = new AbortController()
    let countWhenLoaded: number | undefined
    const poll = async () => {
      const { counts, listed } = await readCounts({ status, choices }, controller.signal)
      setCounts(counts)
      if (listed === null) return
      countWhenLoaded ??= listed
      setNewer(Math.max(0, listed - countWhenLoaded))
    }
    const pollIgnoringFailures = () => void poll().catch(() => undefined) // loading the list reports when the service does not answer
    setNewer(0)
    pollIgnoringFailures()
    const timer = setInterval(() => {
      if (!document.hidden && Date.now() - lastInput.current < idleAfterInMs) pollIgnoringFailures()
    }, pollIntervalInMs)
    return () => {
      controller.abort()
      clearInterval(timer)
    }
  }, [status, filters, shown])
  return { counts, newer }
}
