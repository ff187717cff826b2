import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { registrationRoles } from '#shared/cases/rules/registration-corrections.ts'
import { formatDate } from '#shared/kit/format.ts'
import { registrationPath } from '#shared/paths.ts'
import { registrationWords } from '#shared/register/rules/registration.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { Button } from '#web/ui/button.tsx'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { whole } from '#web/ui/whole.tsx'
import type { CaseReview } from '../use-case-review.ts'
import { linkKey, unlinkKey } from './dialog-keys.ts'

// Few cases need them.
const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }))
const UnlinkDialog = lazy(async () => ({ default: (await import('./unlink-dialog.tsx')).UnlinkDialog }))

type Opened = 'link' | 'unlink' | undefined

/** An entry that a renewal brings in stands in no register until the approval. */
const entryWords = ({ registration, application_form: form, review }: CaseRecord): string => {
  if (!registration) return 'not linked to an entry yet'
  const isLinkOnly = review.link !== null && review.registration === null
  if (isLinkOnly && review.link?.made && !isOpen(form.status))
    return `${registration.number} was to be entered with the approval, and was not`
  return `${registrationWords(registration)}${isLinkOnly ? ' (linked; the register says so with the approval)' : ''}`
}

/** The applicant's entry of the register: its standing, what this application did to it, and for a renewal its link. */
export const CaseRegistration = ({ review }: { review: CaseReview }) => {
  const { admin } = useAdminSession()
  const { id, registration, application_form: form, review: stored, own, entered } = review.caseRecord
  const isBegun = useBegunDialogs()
  const [opened, setOpened] = useState<Opened>(() => {
    if (isBegun(linkKey(id))) return 'link'
    return isBegun(unlinkKey(id)) ? 'unlink' : undefined
  })
  const isRenewal = form.application_title === 'Renewal'
  if (!registration && !isRenewal) return null
  const isLinkOnly = stored.link !== null && stored.registration === null
  const mayLink =
    isRenewal &&
    isOpen(form.status) &&
    !(own || entered) &&
    !form.followed_at &&
    admin?.roles.includes('registrar')
  const close = () => setOpened(undefined)
  return (
    <div className="case-registration">
      <p>
        <strong>Register:</strong> {entryWords(review.caseRecord)}{' '}
        {registration &&
          !(isLinkOnly && stored.link?.made) &&
          registrationRoles.some((role) => admin?.roles.includes(role)) && (
            <Link to={registrationPath(registration.number)}>Open the entry</Link>
          )}
      </p>
      {stored.registration?.before && (
        <p>
          This renewal extended it from {whole(formatDate(stored.registration.before.valid_until))} to{' '}
          {whole(formatDate(stored.registration.valid_until))}.
        </p>
      )}
      {mayLink && (
        <Button small onClick={() => setOpened(registration ? 'unlink' : 'link')}>
          {registration ? 'Take the link back' : 'Link to the register'}
        </Button>
      )}
      <Suspense fallback={null}>
        {opened === 'link' && <LinkDialog review={review} onClose={close} />}
        {opened === 'unlink' && <UnlinkDialog review={review} onClose={close} />}
      </Suspense>
    </div>
  )
}
