import { useState } from 'react'
import type { BankImportDetails } from '#shared/records/bank-statement.ts'
import { api } from '#web/api/client.ts'
import { useLeaveGuard } from '#web/ui/form/leave-guard.ts'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { undoKey } from './undo-dialog.tsx'
import { useSlices } from './use-slices.ts'

/** Continuing an interrupted import, and undoing one. `onChanged` loads the import again. */
export const useImportActions = ({ id, rows, undone }: BankImportDetails, onChanged: () => void) => {
  const isBegun = useBegunDialogs()
  const flash = useFlash()
  const verifying = useSlices()
  const undoing = useSlices()
  const [undoAsked, setUndoAsked] = useState(() => !undone && isBegun(undoKey(id)))
  const params = { id }
  useLeaveGuard(Boolean(verifying.progress ?? undoing.progress), false)

  const continueImport = async () => {
    const call = (from: number) => api.bankStatement.verify({ params, body: { from } })
    if (await verifying.run(rows, call)) onChanged()
  }
  /** Without a reason it continues an interrupted undo. @returns whether all of it is undone */
  const undo = async (reason?: string): Promise<boolean> => {
    const call = (from: number) =>
      api.bankStatement.undo({ params, body: { from, ...(reason !== undefined && { reason }) } })
    if (!(await undoing.run(rows, call))) return false
    flash.showHere('The import has been undone')
    setUndoAsked(false)
    onChanged()
    return true
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
