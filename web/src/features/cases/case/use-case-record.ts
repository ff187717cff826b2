import { useRef, useState } from 'react'
import type { CaseRecord } from '#shared/cases/records/case.ts'

type CaseAnswer = Promise<{ data: CaseRecord }>
/** Changes the case of this version. */
type CaseCall = (version: number) => CaseAnswer

/** The case as the service returned it last, and changes of it that are sent one after the other. */
export const useCaseRecord = (opened: CaseRecord) => {
  const [caseRecord, setCaseRecord] = useState(opened)
  const latest = useRef(opened)
  const sequence = useRef<Promise<unknown>>(Promise.resolve())

  const store = (data: CaseRecord): CaseRecord => {
    latest.current = data
    setCaseRecord(data)
    return data
  }

  /** Runs calls one after the other, each with the version that the previous one returned. */
  const inSequence = (call: CaseCall): Promise<CaseRecord> => {
    const run = sequence.current.then(async () => store((await call(latest.current.version)).data))
    sequence.current = run.catch(() => undefined)
    return run
  }
  return { caseRecord, latest, store, inSequence }
}
export type StoredCaseRecord = ReturnType<typeof useCaseRecord>
