import { lazy, Suspense, useState } from 'react'
import { exportRoles } from '#shared/cases/rules/export-sheet.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import type { QueueState } from '#web/ui/office/queue-state.ts'

const ExportDialog = lazy(() =>
  import('./export-dialog.tsx').then(({ ExportDialog }) => ({ default: ExportDialog })),
)

/** Shown only to staff who may export. */
export const ExportButton = ({ queue }: { queue: QueueState }) => {
  const { admin } = useAdminSession()
  const [open, setOpen] = useState(false)
  if (!exportRoles.some((role) => admin?.roles.includes(role))) return null
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={() => setOpen(true)}>
        Export
      </button>
      {open && (
        <Suspense fallback={null}>
          <ExportDialog queue={queue} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
