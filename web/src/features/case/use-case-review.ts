import { useRef, useState } from 'react'
import type { CaseCommand, CaseRecord } from '#shared/records/case.ts'
import type { CaseAction } from '#shared/rules/application-lifecycle.ts'
import { acceptsPapers } from '#shared/rules/received-papers.ts'
import type { StaffRole } from '#shared/vocabulary.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { caseActionLabels } from './case-action-labels.ts'
import { eventLabels, lastChangeOf } from './event-labels.ts'

/** What is said beside the buttons. */
export interface Note {
  kind: 'done' | 'faster'
  words: string
}

type More = Pick<CaseCommand, 'reason' | 'payment' | 'corrections' | 'cnic_seen'>
type Changed = Promise<{ data: CaseRecord }>

const doneWords = ({ application_form: form, review }: CaseRecord, action: CaseAction): string => {
  if (review.pending?.action === action) return 'Asked for. Another person has to confirm.'
  return action === 'approve' && form.registration_number
    ? `Approved: registration number ${form.registration_number}`
    : caseActionLabels[action].done
}

/** A case that is worked on: the acts, the ticks, and what to do when somebody else was faster. */
export const useCaseReview = (opened: CaseRecord) => {
  const { admin } = useAdminSession()
  const [it, setIt] = useState(opened)
  const [ticks, setTicks] = useState<string[]>()
  const [open, setOpen] = useState<CaseAction>()
  const [note, setNote] = useState<Note>()
  const [problem, setProblem] = useState<ApiFailure>()
  const [busy, setBusy] = useState(false)
  const latest = useRef(opened)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const wanted = useRef<string[]>([])
  const tickWaits = useRef(false)
  const params = { id: opened.id }

  const keep = (data: CaseRecord) => {
    latest.current = data
    setIt(data)
    return data
  }

  /** One call after the other, each with the version that the one before has left. */
  const inLine = (call: (version: number) => Changed): Promise<CaseRecord> => {
    const run = line.current.then(async () => keep((await call(latest.current.version)).data))
    line.current = run.catch(() => undefined)
    return run
  }

  const meetFaster = async () => {
    keep((await api.cases.get({ params })).data)
    const { data } = await api.cases.history({ params, query: {} })
    const change = lastChangeOf(data.events, admin?.id)
    const who = change ? `${change.by?.name ?? 'The applicant'} was faster: ${eventLabels(change)}.` : ''
    setOpen(undefined)
    setNote({
      kind: 'faster',
      words: `${who} The application has been loaded again. Look before you act.`.trim(),
    })
  }

  const meet = async (thrown: unknown) => {
    const failure = asFailure(thrown)
    if (failure.status !== 412) return setProblem(failure)
    await meetFaster().catch((again) => setProblem(asFailure(again)))
  }

  const change = async (call: (version: number) => Changed, words: (data: CaseRecord) => string) => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    setNote(undefined)
    try {
      const data = await inLine(call)
      setOpen(undefined)
      setNote({ kind: 'done', words: words(data) })
    } catch (thrown) {
      await meet(thrown)
    }
    setBusy(false)
  }

  const tick = (item: string) => {
    const now = ticks ?? latest.current.review.ticks
    wanted.current = now.includes(item) ? now.filter((other) => other !== item) : [...now, item]
    setTicks(wanted.current)
    if (tickWaits.current) return // the call that waits takes this one along
    tickWaits.current = true
    inLine((ifMatch) => {
      tickWaits.current = false
      return api.cases.tick({ params, body: { ticks: wanted.current } }, { ifMatch })
    }).then(
      () => !tickWaits.current && setTicks(undefined),
      (thrown) => {
        setTicks(undefined)
        void meet(thrown)
      },
    )
  }

  /** Notes a paper of the file; whether it was saved. */
  const receive = async (document: string, copies: number): Promise<boolean> => {
    setProblem(undefined)
    try {
      await inLine((ifMatch) => api.cases.receive({ params, body: { document, copies } }, { ifMatch }))
      return true
    } catch (thrown) {
      await meet(thrown)
      return false
    }
  }

  const has = (...roles: StaffRole[]) => Boolean(admin?.roles.some((role) => roles.includes(role)))
  return {
    it,
    me: admin?.id,
    mayTick: has('reviewer', 'registrar'),
    mayReceive: has('reception', 'registrar') && acceptsPapers(it.application_form.status),
    receive,
    ticks: ticks ?? it.review.ticks,
    tick,
    note,
    problem,
    busy,
    open,
    /** Opens the dialog of an act. */
    ask: (action: CaseAction | undefined) => {
      setProblem(undefined)
      setOpen(action)
    },
    act: (action: CaseAction, more: More = {}) =>
      change(
        (ifMatch) => api.cases.act({ params, body: { action, ...more } }, { ifMatch }),
        (data) => doneWords(data, action),
      ),
    take: (take_over: boolean) =>
      change(
        () => api.cases.take({ params, body: { take_over } }),
        () => 'You work on it for half an hour',
      ),
  }
}
export type CaseReview = ReturnType<typeof useCaseReview>
