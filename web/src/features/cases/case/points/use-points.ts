import { useRef, useState } from 'react'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { reviewSections } from '#shared/cases/rules/review-points.ts'
import { asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import type { StoredCaseRecord } from '../use-commands.ts'
import { type LookedAt, type PointChanges, type PointState, withChanges } from './point-states.ts'

/** Marks that follow each other this quickly leave in one call. */
const gatheringInMs = 400

const withChecked = (caseRecord: CaseRecord, { ticks, wrong }: LookedAt): LookedAt => {
  const checked = reviewSections(caseRecord)
    .flatMap(({ points }) => points.filter((point) => point.checked))
    .map(({ item }) => item)
  return { ticks: [...ticks, ...checked.filter((item) => !wrong.includes(item))], wrong }
}

/** The points that were looked at: shown at once, and sent in as few calls as possible. */
export const usePoints = (
  { caseRecord, latest, store, inSequence }: StoredCaseRecord,
  onFailure: (thrown: unknown) => void,
) => {
  /** Marks that the service does not have yet. */
  const unsaved = useRef(new Map<string, PointState>())
  const [changes, setChanges] = useState<PointChanges>(unsaved.current)
  const callQueued = useRef(false)
  const sendAtOnce = useRef(() => {})
  const params = { id: caseRecord.id }

  const show = () => setChanges(new Map(unsaved.current))

  const sendTo = (record: CaseRecord, marks: PointChanges) =>
    api.cases.tick({ params, body: withChanges(record.review, marks) }, { ifMatch: record.version })

  /** Changes of a colleague, such as a verified fee, are kept: only these marks are added to them. */
  const send = async (marks: PointChanges) => {
    try {
      return await sendTo(latest.current, marks)
    } catch (thrown) {
      if (asFailure(thrown).status !== 412) throw thrown
      return sendTo(store((await api.cases.get({ params })).data), marks)
    }
  }

  const settle = (marks: PointChanges) => {
    for (const [item, state] of marks) if (unsaved.current.get(item) === state) unsaved.current.delete(item)
    show()
  }

  const queueCall = () => {
    if (callQueued.current) return // the call that is queued already sends these marks too
    callQueued.current = true
    let marks: PointChanges = new Map()
    inSequence(async () => {
      await new Promise<void>((resolve) => {
        sendAtOnce.current = resolve
        setTimeout(resolve, gatheringInMs)
      })
      callQueued.current = false
      marks = new Map(unsaved.current)
      return send(marks)
    }).then(
      () => settle(marks),
      (thrown) => {
        // Without an answer they stay on the screen, and leave with the next mark or with "Try again".
        const { status } = asFailure(thrown)
        if (status >= 400 && status < 500) settle(marks)
        onFailure(thrown)
      },
    )
  }

  return {
    /** With what the portal has checked by itself, which a person may still mark as wrong. */
    looked: withChecked(caseRecord, withChanges(caseRecord.review, changes)),
    mark: (items: readonly string[], state: PointState) => {
      for (const item of items) unsaved.current.set(item, state)
      show()
      if (items.length > 0) queueCall()
    },
    /** Called before an action, which is sent after the marks. */
    sendAtOnce: () => sendAtOnce.current(),
    /** Whether some marks got no answer yet. */
    isUnsaved: changes.size > 0,
    sendAgain: queueCall,
  }
}
export type Points = ReturnType<typeof usePoints>
