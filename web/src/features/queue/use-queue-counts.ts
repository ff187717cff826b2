/** How many cases stand in each status, looked at again while the queue is open, and how many have come to what is shown. */
import { useEffect, useRef, useState } from 'react'
import type { ApplicationStatus } from '#shared/vocabulary.ts'
import { api } from '#web/api/client.ts'

type Counts = Awaited<ReturnType<typeof api.cases.counts>>['data']

const lookEveryInMs = 60_000
/** Nobody is there any more: asking on would keep the session alive at an empty desk. */
const awayAfterInMs = 5 * 60_000

const useLastInput = () => {
  const at = useRef(Date.now())
  useEffect(() => {
    const note = () => {
      at.current = Date.now()
    }
    const kinds = ['keydown', 'pointerdown', 'pointermove'] as const
    for (const kind of kinds) document.addEventListener(kind, note)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, note)
    }
  }, [])
  return at
}

/** @param shown what is on the screen; newer cases are counted from when it came there. */
export const useQueueCounts = (
  status: ApplicationStatus,
  shown: unknown,
): { counts: Counts | undefined; newer: number } => {
  const [counts, setCounts] = useState<Counts>()
  const [newer, setNewer] = useState(0)
  const lastInput = useLastInput()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown anew is counted anew
  useEffect(() => {
    const controller = new AbortController()
    let known: number | undefined
    const look = async () => {
      const { data } = await api.cases.counts({}, { signal: controller.signal })
      known ??= data[status]
      setCounts(data)
      setNewer(Math.max(0, data[status] - known))
    }
    const lookQuietly = () => void look().catch(() => undefined) // the queue itself says when nothing answers
    setNewer(0)
    lookQuietly()
    const timer = setInterval(() => {
      if (!document.hidden && Date.now() - lastInput.current < awayAfterInMs) lookQuietly()
    }, lookEveryInMs)
    return () => {
      controller.abort()
      clearInterval(timer)
    }
  }, [status, shown])
  return { counts, newer }
}
