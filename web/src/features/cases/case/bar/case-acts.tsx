import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  type CaseAction,
  isApproved,
  needsCertificate,
  rolesAllow,
} from '#shared/applications/rules/application-lifecycle.ts'
import { certificatePath } from '#shared/paths.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AssignButtons, useAssignDialog } from '../assignment/assignment.tsx'
import { caseActionLabels, mainActionOf } from '../decision/action-labels.ts'
import type { CaseReview } from '../use-case-review.ts'

interface ActButtonProps {
  action: CaseAction
  isMain?: boolean
  review: CaseReview
}

const ActButton = ({ action, isMain, review }: ActButtonProps) => (
  <Button
    look={isMain ? 'primary' : undefined}
    waiting={review.commands.busy}
    onClick={() => review.acts.begin(action)}
  >
    {caseActionLabels[action].label}
  </Button>
)

/** The link to the certificate of an approved application, for staff who hand certificates over. */
const CertificateLink = ({ form }: { form: CaseReview['caseRecord']['application_form'] }) => {
  const { admin } = useAdminSession()
  if (!form.registration_number || !isApproved(form.status)) return null
  if (!rolesAllow(admin?.roles ?? [], 'certificate-ready')) return null
  return <Link to={certificatePath(form.registration_number)}>Certificate</Link>
}

interface CaseActsProps {
  review: CaseReview
  print: string
  onKeys: () => void
}

/** The usual next step as a button, and everything else that this person can do in a menu beside it. */
export const CaseActs = ({ review, print, onKeys }: CaseActsProps) => {
  const [open, setOpen] = useState(false)
  const menu = useId()
  const more = useRef<HTMLButtonElement>(null)
  const assigning = useAssignDialog(review)
  const { actions: offered, withheld, application_form: form, review: stored } = review.caseRecord
  const actions = offered.filter((action) => action !== stored.pending?.action) as CaseAction[]
  const unprepared = withheld.some(({ action }) => needsCertificate(action as CaseAction))
    ? form.registration_number
    : null
  const main = unprepared ? undefined : (mainActionOf(actions) ?? actions[0])
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    setOpen(false)
    more.current?.focus()
  }
  const closeWhenFocusLeaves = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no fieldset of a form
    <div
      className="case-acts"
      role="group"
      aria-label="Actions"
      onKeyDown={closeOnEscape}
      onBlur={closeWhenFocusLeaves}
    >
      {/* In the place of the usual button where the certificate is what is missing. */}
      {unprepared && (
        <ButtonLink look="primary" to={certificatePath(unprepared)}>
          Prepare certificate
        </ButtonLink>
      )}
      {main && <ActButton action={main} isMain={mainActionOf(actions) === main} review={review} />}
      <Button ref={more} aria-expanded={open} aria-controls={menu} onClick={() => setOpen(!open)}>
        More <Icon name="down" />
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed inside closes it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button is a click */}
      <div id={menu} className="case-menu" hidden={!open} onClick={() => setOpen(false)}>
        {actions
          .filter((action) => action !== main)
          .map((action) => (
            <ActButton key={action} action={action} review={review} />
          ))}
        <AssignButtons review={review} onChoose={assigning.choose} />
        <CertificateLink form={form} />
        <Link to={print}>Print</Link>
        <Button onClick={onKeys}>Shortcuts</Button>
      </div>
      {assigning.dialog}
    </div>
  )
}
