import { useRef, useState } from 'react'
import { api } from '#web/api/client.ts'
import type { StoredCaseRecord } from './use-case-record.ts'

/** The ticks of a case: shown at once, and sent in as few calls as possible. */
export const useTicks = (
  { caseRecord, latest, inSequence }: StoredCaseRecord,
  handleFailure: (thrown: unknown) => Promise<void>,
) => {
  /** Ticks that the service does not have yet. */
  const [unsaved, setUnsaved] = useState<string[]>()
  const latestTicks = useRef<string[]>([])
  const callQueued = useRef(false)

  const tick = (item: string) => {
    const before = unsaved ?? latest.current.review.ticks
    latestTicks.current = before.includes(item) ? before.filter((other) => other !== item) : [...before, item]
    setUnsaved(latestTicks.current)
    if (callQueued.current) return // the call that is queued already sends this tick too
    callQueued.current = true
    inSequence((ifMatch) => {
      callQueued.current = false
      const body = { ticks: latestTicks.current }
      return api.cases.tick({ params: { id: caseRecord.id }, body }, { ifMatch })
    }).then(
      () => !callQueued.current && setUnsaved(undefined),
      (thrown) => {
        setUnsaved(undefined)
        void handleFailure(thrown)
      },
    )
  }
  return { ticks: unsaved ?? caseRecord.review.ticks, tick }
}
