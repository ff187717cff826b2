/** What can be done with several applications at once. */
import type { ReactNode } from 'react'
import type { CaseRow } from '#shared/records/case.ts'
import type { StaffRole } from '#shared/vocabulary.ts'

export interface SelectionAct {
  name: string
  isOffered: (roles: readonly StaffRole[]) => boolean
  /** A button with its dialog. `onDone` clears the selection and loads the list anew. */
  Act: (props: { rows: CaseRow[]; onDone: () => void }) => ReactNode
}

/** In the order in which their buttons stand; a new act is one entry. Without any nothing can be selected. */
export const selectionActs: readonly SelectionAct[] = []
