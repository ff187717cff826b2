/** How many cases have each status, polled while the queue is open, and how many have arrived since the list was loaded. */
import { useEffect, useRef, useState } from 'react'
import type { ApplicationStatus } from '#shared/vocabulary.ts'
import { api } from '#web/api/client.ts'

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

/** @param shown the loaded list; newer cases are counted from the moment it was loaded */
export const useQueueCounts = (
  status: ApplicationStatus,
  shown: unknown,
): { counts: Counts | undefined; newer: number } => {
  const [counts, setCounts] = useState<Counts>()
  const [newer, setNewer] = useState(0)
  const lastInput = useLastInput()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly loaded list starts a new count
  useEffect(() => {
    const controller = new AbortController()
    let countWhenLoaded: number | undefined
    const poll = async () => {
      const { data } = await api.cases.counts({}, { signal: controller.signal })
      countWhenLoaded ??= data[status]
      setCounts(data)
      setNewer(Math.max(0, data[status] - countWhenLoaded))
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
  }, [status, shown])
  return { counts, newer }
}
