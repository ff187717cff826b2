import { useState } from 'react'
import type { StaffRecord } from '#shared/records/staff.ts'
import type { StaffAction } from '#shared/rules/staff.ts'
import type { StaffRole } from '#shared/vocabulary.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import type { CommandNote } from '#web/ui/messages/command-result.tsx'
import { staffActionLabels } from './staff-labels.ts'

/** One account: its actions, each sent with the version that was shown, and reloading when somebody else has changed it. */
export const usePerson = (opened: StaffRecord) => {
  const [record, setRecord] = useState(opened)
  const [openAction, setOpenAction] = useState<StaffAction>()
  const [note, setNote] = useState<CommandNote>()
  const [problem, setProblem] = useState<ApiFailure>()
  const [busy, setBusy] = useState(false)
  const params = { id: opened.id }

  const handleFailure = async (thrown: unknown) => {
    const failure = asFailure(thrown)
    if (failure.status !== 412) return setProblem(failure)
    setRecord((await api.people.get({ params })).data)
    setOpenAction(undefined)
    setNote({ kind: 'conflict', text: 'This account was changed by somebody else. Review the update.' })
  }

  return {
    record,
    openAction,
    note,
    problem,
    busy,
    /** Opens the dialog of an action; undefined closes it. */
    openDialog: (action: StaffAction | undefined) => {
      setProblem(undefined)
      setOpenAction(action)
    },
    perform: async (action: StaffAction, roles?: StaffRole[]) => {
      if (busy) return
      setBusy(true)
      setProblem(undefined)
      setNote(undefined)
      try {
        const call = { params, body: { action, ...(roles && { roles }) } }
        setRecord((await api.people.act(call, { ifMatch: record.version })).data)
        setOpenAction(undefined)
        setNote({ kind: 'done', text: staffActionLabels[action].done })
      } catch (thrown) {
        await handleFailure(thrown).catch((reloadFailure) => setProblem(asFailure(reloadFailure)))
      }
      setBusy(false)
    },
  }
}
export type PersonState = ReturnType<typeof usePerson>
