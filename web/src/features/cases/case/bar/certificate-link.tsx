import { Link } from 'react-router-dom'
import { isApproved, rolesAllow } from '#shared/applications/rules/application-lifecycle.ts'
import { certificatePath } from '#shared/paths.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import type { CaseReview } from '../use-case-review.ts'

/** The link to the certificate of an approved application, for staff who hand certificates over. */
export const CertificateLink = ({ form }: { form: CaseReview['caseRecord']['application_form'] }) => {
  const { admin } = useAdminSession()
  if (!form.registration_number || !isApproved(form.status)) return null
  if (!rolesAllow(admin?.roles ?? [], 'certificate-ready')) return null
  return <Link to={certificatePath(form.registration_number)}>Certificate</Link>
}
