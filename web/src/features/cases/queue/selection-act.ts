import type { ReactNode } from 'react'
import type { CaseRow } from '#shared/cases/records/case.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import type { QueueState } from '#web/ui/office/queue-state.ts'

/** An action on several applications at once. */
export interface SelectionAct {
  name: string
  /** Whether a list offers it. */
  isOffered: (roles: readonly StaffRole[], list: QueueState) => boolean
  /** A button with its dialog. `onDone` clears the selection and loads the list again. */
  Act: (props: { rows: CaseRow[]; onDone: () => void }) => ReactNode
}
