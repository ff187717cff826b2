import { useState } from 'react'
import type { StaffRecord } from '#shared/records/staff.ts'
import type { StaffAction } from '#shared/rules/staff.ts'
import type { StaffRole } from '#shared/vocabulary.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { staffActWords } from './staff-labels.ts'

/** What is said beside the buttons. */
interface Note {
  kind: 'done' | 'faster'
  words: string
}

/** One account: its acts, each with the version that was seen, and what to do when somebody else was faster. */
export const usePerson = (opened: StaffRecord) => {
  const [it, setIt] = useState(opened)
  const [open, setOpen] = useState<StaffAction>()
  const [note, setNote] = useState<Note>()
  const [problem, setProblem] = useState<ApiFailure>()
  const [busy, setBusy] = useState(false)
  const params = { id: opened.id }

  const meet = async (thrown: unknown) => {
    const failure = asFailure(thrown)
    if (failure.status !== 412) return setProblem(failure)
    setIt((await api.people.get({ params })).data)
    setOpen(undefined)
    setNote({ kind: 'faster', words: 'Somebody else changed this account just now. Look before you act.' })
  }

  return {
    it,
    open,
    note,
    problem,
    busy,
    /** Opens the dialog of an act. */
    ask: (action: StaffAction | undefined) => {
      setProblem(undefined)
      setOpen(action)
    },
    act: async (action: StaffAction, roles?: StaffRole[]) => {
      if (busy) return
      setBusy(true)
      setProblem(undefined)
      setNote(undefined)
      try {
        const call = { params, body: { action, ...(roles && { roles }) } }
        setIt((await api.people.act(call, { ifMatch: it.version })).data)
        setOpen(undefined)
        setNote({ kind: 'done', words: staffActWords[action].done })
      } catch (thrown) {
        await meet(thrown).catch((again) => setProblem(asFailure(again)))
      }
      setBusy(false)
    },
  }
}
export type PersonState = ReturnType<typeof usePerson>
