import { Link } from 'react-router-dom'
import { rolesAllow } from '#shared/applications/rules/application-lifecycle.ts'
import { paths } from '#shared/paths.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import type { QueueState } from '#web/ui/office/queue-state.ts'

/** The certificates of all approved applications, next to their list. */
export const AllCertificates = ({ state: { q, status } }: { state: QueueState }) => {
  const { admin } = useAdminSession()
  if (q || status !== 'approved' || !rolesAllow(admin?.roles ?? [], 'certificate-ready')) return null
  return (
    <Link className="btn btn-outline-primary" to={paths.adminCertificates}>
      Print all certificates
    </Link>
  )
}
