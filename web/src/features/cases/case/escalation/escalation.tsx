import { useState } from 'react'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import type { CaseReview } from '../use-case-review.ts'
import { EscalationDialog, escalationKey } from './escalation-dialog.tsx'

/** A question to the registrars about the case, until one of them has answered it. */
export const Escalation = ({ review }: { review: CaseReview }) => {
  const { admin } = useAdminSession()
  const { escalated } = review.caseRecord.review
  const isBegun = useBegunDialogs()
  const [open, setOpen] = useState(() => isBegun(escalationKey(review.caseRecord.id, escalated !== null)))
  const isRegistrar = Boolean(admin?.roles.includes('registrar'))
  const { own, application_form: form } = review.caseRecord
  if (form.followed_at) return null
  return (
    <div className={escalated ? 'banner-note case-escalation' : 'case-escalation'}>
      {escalated && (
        <p>
          <strong>Registrar asked</strong> by{' '}
          {escalated.by.id === review.me ? 'you' : inSentence(escalated.by.name)},{' '}
          {formatMoment(escalated.at)}: <span dir="auto">{escalated.reason}</span>
        </p>
      )}
      {escalated && !isRegistrar && <p>Waiting for a registrar to answer.</p>}
      {(isRegistrar || !escalated) && !own && (
        <button
          type="button"
          className={escalated ? 'btn btn-primary' : 'btn btn-small btn-outline-secondary'}
          onClick={() => setOpen(true)}
        >
          {escalated ? 'Answer' : 'Ask the registrar'}
        </button>
      )}
      {open && (
        <EscalationDialog review={review} isAnswer={escalated !== null} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
