import { useState } from 'react'
import type { CaseCommand, CaseRecord } from '#shared/records/case.ts'
import type { CaseAction } from '#shared/rules/application-lifecycle.ts'
import { acceptsPapers } from '#shared/rules/received-papers.ts'
import type { StaffRole } from '#shared/vocabulary.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import type { CommandNote } from '#web/ui/messages/command-result.tsx'
import { lastChangeOf } from './history/event-labels.ts'
import { conflictMessage, doneMessage } from './review-messages.ts'
import { type CaseCall, useCaseRecord } from './use-case-record.ts'
import { useTicks } from './use-ticks.ts'

type CommandDetails = Pick<CaseCommand, 'reason' | 'payment' | 'corrections' | 'cnic_seen'>

/** A case under review: its actions, its ticks, and reloading when somebody else has changed it. */
export const useCaseReview = (opened: CaseRecord) => {
  const { admin } = useAdminSession()
  const record = useCaseRecord(opened)
  const { caseRecord, store, inSequence } = record
  const [openAction, setOpenAction] = useState<CaseAction>()
  const [note, setNote] = useState<CommandNote>()
  const [problem, setProblem] = useState<ApiFailure>()
  const [busy, setBusy] = useState(false)
  const params = { id: opened.id }

  const reloadAfterConflict = async () => {
    store((await api.cases.get({ params })).data)
    const { data } = await api.cases.history({ params, query: {} })
    setOpenAction(undefined)
    setNote({ kind: 'conflict', text: conflictMessage(lastChangeOf(data.events, admin?.id)) })
  }

  const handleFailure = async (thrown: unknown) => {
    const failure = asFailure(thrown)
    if (failure.status !== 412) return setProblem(failure)
    await reloadAfterConflict().catch((reloadFailure) => setProblem(asFailure(reloadFailure)))
  }

  const change = async (call: CaseCall, message: (data: CaseRecord) => string) => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    setNote(undefined)
    try {
      const data = await inSequence(call)
      setOpenAction(undefined)
      setNote({ kind: 'done', text: message(data) })
    } catch (thrown) {
      await handleFailure(thrown)
    }
    setBusy(false)
  }

  const { ticks, tick } = useTicks(record, handleFailure)

  /** Records copies of a paper. @returns whether they were saved */
  const receive = async (document: string, copies: number): Promise<boolean> => {
    setProblem(undefined)
    try {
      await inSequence((ifMatch) => api.cases.receive({ params, body: { document, copies } }, { ifMatch }))
      return true
    } catch (thrown) {
      await handleFailure(thrown)
      return false
    }
  }

  const hasRole = (...roles: StaffRole[]) => Boolean(admin?.roles.some((role) => roles.includes(role)))
  return {
    caseRecord,
    me: admin?.id,
    mayTick: hasRole('reviewer', 'registrar'),
    mayReceive: hasRole('reception', 'registrar') && acceptsPapers(caseRecord.application_form.status),
    receive,
    ticks,
    tick,
    note,
    problem,
    busy,
    openAction,
    /** Opens the dialog of an action; undefined closes it. */
    openDialog: (action: CaseAction | undefined) => {
      setProblem(undefined)
      setOpenAction(action)
    },
    perform: (action: CaseAction, details: CommandDetails = {}) =>
      change(
        (ifMatch) => api.cases.act({ params, body: { action, ...details } }, { ifMatch }),
        (data) => doneMessage(data, action),
      ),
    take: (take_over: boolean) =>
      change(
        () => api.cases.take({ params, body: { take_over } }),
        () => 'Assigned to you',
      ),
  }
}
export type CaseReview = ReturnType<typeof useCaseReview>
