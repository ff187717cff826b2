import { useState } from 'react'
import type { BankImportDetails } from '#shared/records/bank-statement.ts'
import { api } from '#web/api/client.ts'
import { useLeaveGuard } from '#web/ui/form/leave-guard.ts'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { useSlices } from './use-slices.ts'

/** Continuing an interrupted import, and undoing one. `onChanged` loads the import again. */
export const useImportActions = ({ id, rows }: BankImportDetails, onChanged: () => void) => {
  const flash = useFlash()
  const verifying = useSlices()
  const undoing = useSlices()
  const [undoAsked, setUndoAsked] = useState(false)
  const params = { id }
  useLeaveGuard(Boolean(verifying.progress ?? undoing.progress), false)

  const continueImport = async () => {
    const call = (from: number) => api.bankStatement.verify({ params, body: { from } })
    if (await verifying.run(rows, call)) onChanged()
  }
  /** Without a reason it continues an interrupted undo. */
  const undo = async (reason?: string) => {
    const call = (from: number) =>
      api.bankStatement.undo({ params, body: { from, ...(reason !== undefined && { reason }) } })
    if (!(await undoing.run(rows, call))) return
    flash.showHere('The import has been undone')
    setUndoAsked(false)
    onChanged()
  }
  return {
    verifying,
    undoing,
    continueImport,
    undo,
    /** Whether the dialog for undoing is open. */
    undoAsked,
    setUndoAsked,
    /** A failure outside the dialog, which shows its own. */
    failure: verifying.failure ?? (undoAsked ? undefined : undoing.failure),
    retry: () => (verifying.failure ? continueImport() : undo()),
  }
}
export type ImportActions = ReturnType<typeof useImportActions>
