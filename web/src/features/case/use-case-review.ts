import { useRef, useState } from 'react'
import type { CaseCommand, CaseRecord } from '#shared/records/case.ts'
import type { CaseAction } from '#shared/rules/application-lifecycle.ts'
import { acceptsPapers } from '#shared/rules/received-papers.ts'
import type { StaffRole } from '#shared/vocabulary.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { caseActionLabels } from './case-action-labels.ts'
import { eventLabel, lastChangeOf } from './history/event-labels.ts'

/** The message above the buttons: an action is done, or somebody else changed the case meanwhile. */
export interface Note {
  kind: 'done' | 'conflict'
  text: string
}

type CommandDetails = Pick<CaseCommand, 'reason' | 'payment' | 'corrections' | 'cnic_seen'>
type CaseAnswer = Promise<{ data: CaseRecord }>

const doneMessage = ({ application_form: form, review }: CaseRecord, action: CaseAction): string => {
  if (review.pending?.action === action) return 'Asked for. Another person has to confirm.'
  return action === 'approve' && form.registration_number
    ? `Approved: registration number ${form.registration_number}`
    : caseActionLabels[action].done
}

/** A case under review: its actions, its ticks, and reloading when somebody else has changed it. */
export const useCaseReview = (opened: CaseRecord) => {
  const { admin } = useAdminSession()
  const [caseRecord, setCaseRecord] = useState(opened)
  const [ticks, setTicks] = useState<string[]>()
  const [openAction, setOpenAction] = useState<CaseAction>()
  const [note, setNote] = useState<Note>()
  const [problem, setProblem] = useState<ApiFailure>()
  const [busy, setBusy] = useState(false)
  const latest = useRef(opened)
  const sequence = useRef<Promise<unknown>>(Promise.resolve())
  const latestTicks = useRef<string[]>([])
  const tickQueued = useRef(false)
  const params = { id: opened.id }

  const store = (data: CaseRecord) => {
    latest.current = data
    setCaseRecord(data)
    return data
  }

  /** Runs calls one after the other, each with the version that the previous one returned. */
  const inSequence = (call: (version: number) => CaseAnswer): Promise<CaseRecord> => {
    const run = sequence.current.then(async () => store((await call(latest.current.version)).data))
    sequence.current = run.catch(() => undefined)
    return run
  }

  const reloadAfterConflict = async () => {
    store((await api.cases.get({ params })).data)
    const { data } = await api.cases.history({ params, query: {} })
    const change = lastChangeOf(data.events, admin?.id)
    const who = change ? `${change.by?.name ?? 'The applicant'} was faster: ${eventLabel(change)}.` : ''
    setOpenAction(undefined)
    setNote({
      kind: 'conflict',
      text: `${who} The application has been loaded again. Look before you act.`.trim(),
    })
  }

  const handleFailure = async (thrown: unknown) => {
    const failure = asFailure(thrown)
    if (failure.status !== 412) return setProblem(failure)
    await reloadAfterConflict().catch((reloadFailure) => setProblem(asFailure(reloadFailure)))
  }

  const change = async (call: (version: number) => CaseAnswer, message: (data: CaseRecord) => string) => {
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

  const tick = (item: string) => {
    const now = ticks ?? latest.current.review.ticks
    latestTicks.current = now.includes(item) ? now.filter((other) => other !== item) : [...now, item]
    setTicks(latestTicks.current)
    if (tickQueued.current) return // the call that is queued already sends this tick too
    tickQueued.current = true
    inSequence((ifMatch) => {
      tickQueued.current = false
      return api.cases.tick({ params, body: { ticks: latestTicks.current } }, { ifMatch })
    }).then(
      () => !tickQueued.current && setTicks(undefined),
      (thrown) => {
        setTicks(undefined)
        void handleFailure(thrown)
      },
    )
  }

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
    ticks: ticks ?? caseRecord.review.ticks,
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
        () => 'You work on it for half an hour',
      ),
  }
}
export type CaseReview = ReturnType<typeof useCaseReview>
