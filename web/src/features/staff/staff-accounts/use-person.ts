import { useState } from 'react'
import type { StaffCommand, StaffRecord } from '#shared/staff/records/staff.ts'
import type { StaffAction } from '#shared/staff/rules/staff.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { drafts } from '#web/session/drafts.ts'
import { useAttemptKey } from '#web/ui/form/use-attempt-key.ts'
import type { CommandNote } from '#web/ui/messages/command-result.tsx'
import { staffActionLabels } from './staff-labels.ts'

const keyOf = ({ id }: StaffRecord, action: StaffAction): string => `staff:${id}:${action}`

/** One account: its actions, each sent with the version that was shown, and reloading when somebody else has changed it. */
export const usePerson = (opened: StaffRecord) => {
  const { admin } = useAdminSession()
  const me = admin?.id ?? ''
  const [record, setRecord] = useState(opened)
  const [openAction, setOpenAction] = useState(() =>
    opened.acts.find((action) => drafts.read(me, keyOf(opened, action)) !== null),
  )
  const [conflict, setConflict] = useState<string>()
  const [note, setNote] = useState<CommandNote>()
  const [problem, setProblem] = useState<ApiFailure>()
  const [busy, setBusy] = useState(false)
  const withKey = useAttemptKey()
  const params = { id: opened.id }

  const handleFailure = async (thrown: unknown) => {
    const failure = asFailure(thrown)
    if (failure.status !== 412) return setProblem(failure)
    setRecord((await api.people.get({ params })).data)
    setConflict('This account was changed by somebody else. Review the update.')
  }

  return {
    record,
    openAction,
    note,
    problem,
    /** Changes by somebody else since the dialog was opened; the dialog stays as it is. */
    conflict,
    busy,
    /** The key under which the dialog of an action keeps its choice. */
    placeOf: (action: StaffAction) => ({ owner: me, key: keyOf(opened, action) }),
    /** Opens the dialog of an action; undefined closes it. */
    openDialog: (action: StaffAction | undefined) => {
      setProblem(undefined)
      setConflict(undefined)
      setOpenAction(action)
    },
    perform: async (action: StaffAction, details: Omit<StaffCommand, 'action'> = {}) => {
      if (busy) return
      setBusy(true)
      setProblem(undefined)
      setConflict(undefined)
      setNote(undefined)
      try {
        const call = { params, body: { action, ...details } }
        const { data } = await withKey((idempotencyKey) =>
          api.people.act(call, { ifMatch: record.version, idempotencyKey }),
        )
        setRecord(data)
        drafts.drop(me, keyOf(opened, action))
        setOpenAction(undefined)
        const waits = data.waiting !== null && data.waiting.at !== record.waiting?.at
        setNote({
          kind: 'done',
          text: waits ? 'Sent to another administrator for confirmation' : staffActionLabels[action].done,
        })
      } catch (thrown) {
        await handleFailure(thrown).catch((reloadFailure) => setProblem(asFailure(reloadFailure)))
      }
      setBusy(false)
    },
  }
}
export type PersonState = ReturnType<typeof usePerson>
