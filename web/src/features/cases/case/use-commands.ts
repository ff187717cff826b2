import { useRef, useState } from 'react'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useAttemptKey } from '#web/ui/form/use-attempt-key.ts'
import type { CommandNote } from '#web/ui/messages/command-result.tsx'
import { conflictMessage } from './decision/messages.ts'
import { lastChangeOf } from './history/event-labels.ts'

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

type CommandCall = (version: number, idempotencyKey: string) => CaseAnswer

/**
 * Sends one command after the other, and keeps its result, its failure, or what a colleague has changed in the
 * meantime.
 */
export const useCommands = (
  { latest, store, inSequence }: StoredCaseRecord,
  { me, dialogOpen }: { me: string; dialogOpen: boolean },
) => {
  const [note, setNote] = useState<CommandNote>()
  const [conflict, setConflict] = useState<string>()
  const [problem, setProblem] = useState<ApiFailure>()
  const [busy, setBusy] = useState(false)
  const withKey = useAttemptKey()
  const params = { id: latest.current.id }

  const forget = () => {
    setNote(undefined)
    setProblem(undefined)
    setConflict(undefined)
  }

  /** An open dialog stays as it is and says what has changed. */
  const reloadAfterConflict = async () => {
    store((await api.cases.get({ params })).data)
    const { data } = await api.cases.history({ params, query: {} })
    const text = conflictMessage(lastChangeOf(data.events, me))
    if (dialogOpen) setConflict(text)
    else setNote({ kind: 'conflict', text })
  }

  const handleFailure = async (thrown: unknown): Promise<void> => {
    const failure = asFailure(thrown)
    if (failure.status !== 412) return setProblem(failure)
    await reloadAfterConflict().catch((reloadFailure) => setProblem(asFailure(reloadFailure)))
  }

  /** @returns whether it was done */
  const run = async (call: CommandCall, message: (data: CaseRecord) => string): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    forget()
    try {
      const data = await withKey((key) => inSequence((version) => call(version, key)))
      setNote({ kind: 'done', text: message(data) })
      return true
    } catch (thrown) {
      await handleFailure(thrown)
      return false
    } finally {
      setBusy(false)
    }
  }

  const notify = (text: string, kind: 'notice' | 'done' = 'notice') => {
    forget()
    setNote({ kind, text })
  }

  return {
    ...{ note, conflict, problem, busy, run, forget, notify, handleFailure },
    /**
     * Sends a change from a dialog.
     * @throws ApiFailure
     */
    apply: async (
      call: (idempotencyKey: string) => CaseAnswer,
      message: string | ((data: CaseRecord) => string),
    ): Promise<void> => {
      const data = await withKey((key) => inSequence(() => call(key)))
      notify(typeof message === 'string' ? message : message(data), 'done')
    },
    /** Sends a change that says by itself that it was saved. @returns whether it was */
    save: async (call: CaseCall): Promise<boolean> => {
      forget()
      try {
        await inSequence(call)
        return true
      } catch (thrown) {
        await handleFailure(thrown)
        return false
      }
    },
  }
}
export type Commands = ReturnType<typeof useCommands>
