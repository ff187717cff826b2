import { useState } from 'react'
import { type BankImportDetails, bankRowsPerCall } from '#shared/payments/records/bank-statement.ts'
import { api } from '#web/api/client.ts'
import { useLeaveGuard } from '#web/ui/form/kept/leave-guard.ts'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { useSlices } from '#web/ui/slices.tsx'
import { undoKey } from './undo-dialog.tsx'

/** Continuing an interrupted import, and undoing one. `onChanged` loads the import again. */
export const useImportActions = ({ id, rows, undone }: BankImportDetails, onChanged: () => void) => {
  const isBegun = useBegunDialogs()
  const flash = useFlash()
  const verifying = useSlices(bankRowsPerCall)
  const undoing = useSlices(bankRowsPerCall)
  const [undoAsked, setUndoAsked] = useState(() => !undone && isBegun(undoKey(id)))
  const params = { id }
  useLeaveGuard(Boolean(verifying.progress ?? undoing.progress), false)

  const continueImport = async () => {
    const call = (from: number) => api.bankStatement.verify({ params, body: { from } })
    if (await verifying.run(rows, call)) onChanged()
  }
  /** A second person confirms it before anything is undone. @returns whether it was sent */
  const proposeUndo = async (reason: string): Promise<boolean> => {
    const call = () => api.bankStatement.undo({ params, body: { from: 0, reason } })
    if (!(await undoing.run(1, call))) return false
    flash.showHere('Sent to a colleague for confirmation')
    setUndoAsked(false)
    onChanged()
    return true
  }
  /**
   * Undoes the rows after the confirmation, or continues if that was interrupted.
   * @returns whether all of it is undone
   */
  const undo = async (): Promise<boolean> => {
    const call = (from: number) => api.bankStatement.undo({ params, body: { from } })
    if (!(await undoing.run(rows, call))) return false
    flash.showHere('The import has been undone')
    onChanged()
    return true
  }
  return {
    verifying,
    undoing,
    continueImport,
    undo,
    proposeUndo,
    /** Whether the dialog for undoing is open. */
    undoAsked,
    setUndoAsked,
    /** A failure outside the dialog, which shows its own. */
    failure: verifying.failure ?? (undoAsked ? undefined : undoing.failure),
    retry: () => (verifying.failure ? continueImport() : undo()),
  }
}
export type ImportActions = ReturnType<typeof useImportActions>
