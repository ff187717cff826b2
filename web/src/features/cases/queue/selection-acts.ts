/** The actions on several applications at once. */
import { rolesAllow } from '#shared/applications/rules/application-lifecycle.ts'
import { assignAct } from './assign-act.tsx'
import { CertificatesReady } from './bulk/certificates-ready.tsx'
import { PrintCertificates } from './bulk/print-certificates.tsx'
import type { SelectionAct } from './selection-act.ts'

/** In the order of their buttons; a new action is one entry. */
export const selectionActs: readonly SelectionAct[] = [
  assignAct,
  {
    name: 'print-certificates',
    isOffered: (roles, { q, status }) =>
      !q && status === 'approved' && rolesAllow(roles, 'certificate-ready'),
    Act: PrintCertificates,
  },
  {
    name: 'certificate-ready',
    isOffered: (roles, { q, status }) =>
      !q && status === 'approved' && rolesAllow(roles, 'certificate-ready'),
    Act: CertificatesReady,
  },
]
