/** What can be done with several applications at once. */
import type { ReactNode } from 'react'
import type { CaseRow } from '#shared/records/case.ts'
import { rolesAllow } from '#shared/rules/application-lifecycle.ts'
import type { StaffRole } from '#shared/vocabulary.ts'
import type { QueueState } from '#web/staff/queue-state.ts'
import { CertificatesReady } from './bulk/certificates-ready.tsx'

export interface SelectionAct {
  name: string
  /** Whether a list offers it. */
  isOffered: (roles: readonly StaffRole[], list: QueueState) => boolean
  /** A button with its dialog. `onDone` clears the selection and loads the list anew. */
  Act: (props: { rows: CaseRow[]; onDone: () => void }) => ReactNode
}

/** In the order in which their buttons stand; a new act is one entry. Without any nothing can be selected. */
export const selectionActs: readonly SelectionAct[] = [
  {
    name: 'certificate-ready',
    isOffered: (roles, { q, status }) =>
      !q && status === 'approved' && rolesAllow(roles, 'certificate-ready'),
    Act: CertificatesReady,
  },
]
