import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  type CaseAction,
  isApproved,
  needsCertificate,
  rolesAllow,
} from '#shared/applications/rules/application-lifecycle.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { formatRupees } from '#shared/kit/format.ts'
import { certificatePath } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { RefundDialog } from '#web/ui/office/refund-dialog.tsx'
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

/** What paid for this application and for former ones, where that can be refunded. */
const refundable = ({ application_form: form, former_fees, review: { payment, part } }: CaseRecord) => {
  const paid = isApproved(form.status) ? null : (payment ?? part)
  const follows = 'The fee is unpaid then, and the applicant gets an email.'
  return [
    ...(paid ? [{ label: 'Refund the fee', payment: paid, follows }] : []),
    ...former_fees.flatMap(({ reference_no, payments }) =>
      payments.map((one) => {
        const label = `Refund ${formatRupees(one.amount)} paid for ${reference_no}`
        return { label, payment: one, follows: 'The applicant gets an email.' }
      }),
    ),
  ]
}

/** Paying a fee back takes two people, and neither stage nor recommendation changes. So does a part that is of another fee. */
const useRefund = ({ caseRecord }: CaseReview) => {
  const [open, setOpen] = useState<ReturnType<typeof refundable>[number] | 'part'>()
  const { admin } = useAdminSession()
  const flash = useFlash()
  const { payment, part } = caseRecord.review
  const refunds = refundable(caseRecord)
  if (refunds.length === 0 || !rolesAllow(admin?.roles ?? [], 'reverse-fee')) return null
  const done = (text: string) => {
    setOpen(undefined)
    flash.showHere(text)
  }
  const close = () => setOpen(undefined)
  const challan_no = part?.challan_no ?? ''
  return {
    buttons: (
      <>
        {refunds.map((refund) => (
          <Button key={refund.payment.challan_no} onClick={() => setOpen(refund)}>
            {refund.label}
          </Button>
        ))}
        {part && !payment && <Button onClick={() => setOpen('part')}>Take the part of the fee back</Button>}
      </>
    ),
    dialog: (
      <>
        {open && open !== 'part' && (
          <RefundDialog payment={open.payment} follows={open.follows} onDone={done} onClose={close} />
        )}
        {open === 'part' && (
          <ReasonDialog
            title="Take the part of the fee back"
            explanation={`A second person must confirm this. The deposit with challan ${challan_no} is unmatched again, and the applicant gets an email.`}
            submitLabel="Send for confirmation"
            draft={`part-back:${challan_no}`}
            send={async (reason, keys) => {
              await api.refunds.propose({ body: { challan_no, reason, to: null } }, keys)
              done('Taking the part back waits for a second person')
            }}
            onClose={close}
          />
        )}
      </>
    ),
  }
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
  const refund = useRefund(review)
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
        {refund?.buttons}
        <CertificateLink form={form} />
        <Link to={print}>Print</Link>
        <Button onClick={onKeys}>Shortcuts</Button>
      </div>
      {assigning.dialog}
      {refund?.dialog}
    </div>
  )
}
