/** The head of a printed case: who applies for what, its status, and who decided what. */

import type { CaseAction } from '#shared/applications/rules/application-lifecycle.ts'
import { declaredAs } from '#shared/applications/rules/declaration.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { formatCnic, formatDate, formatRupees } from '#shared/kit/format.ts'
import { applicationTypeLabels } from '#shared/vocabulary/applications.ts'
import { statusLabels } from '#shared/vocabulary/statuses.ts'
import { versionText } from '#web/ui/application/version-text.ts'
import { formatDayOf, formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { caseActionLabels } from '../decision/action-labels.ts'
import { lookedAtText } from '../decision/recommendation.tsx'

interface Fact {
  label: string
  value: string
  /** As wide as the sheet. */
  whole?: boolean
}

type Review = CaseRecord['review']

const paymentText = ({ payment, part }: Review): string =>
  [
    ...[part, payment].flatMap((one) => (one ? [paidText(one)] : [])),
    ...(payment ? [] : [part ? 'the rest is not paid' : 'Not verified']),
  ].join('; ')

const paidText = (payment: NonNullable<Review['payment']>): string =>
  [
    formatRupees(payment.amount),
    `challan ${payment.challan_no}`,
    `paid on ${formatDate(payment.paid_on)}`,
    `verified by ${inSentence(payment.verified_by.name)} on ${formatMoment(payment.verified_at)}`,
  ].join(', ')

const recommendationText = ({ recommendation }: Review): string => {
  if (!recommendation) return 'None'
  const { outcome, note, by, at } = recommendation
  const made = `${outcome === 'approval' ? 'Approval' : 'Refusal'}, by ${inSentence(by.name)} on ${formatMoment(at)}`
  return [made, lookedAtText(recommendation), note].filter(Boolean).join('. ')
}

const sentBackText = ({ by, at, reason }: NonNullable<Review['sent_back']>): string =>
  `By ${inSentence(by.name)} on ${formatMoment(at)}. ${reason}`

const pendingText = ({ action, by, at, reason }: NonNullable<Review['pending']>): string =>
  `${caseActionLabels[action as CaseAction].label}: asked for by ${inSentence(by.name)} on ${formatMoment(at)}. ${reason}`

const handoverText = ({ by, at, cnic_seen, reason }: NonNullable<Review['handed_over']>): string =>
  [`By ${inSentence(by.name)} on ${formatMoment(at)}, CNIC ${cnic_seen ? 'seen' : 'not seen'}`, reason]
    .filter(Boolean)
    .join('. ')

/** Absent facts get no line. */
const present = (label: string, value: string | null | undefined | false, whole = true): Fact[] =>
  value ? [{ label, value, whole }] : []

export const caseFacts = ({ account, application_form: form, review }: CaseRecord): Fact[] => [
  { label: 'Reference number', value: form.reference_no },
  { label: 'Type', value: applicationTypeLabels[form.application_title] },
  { label: 'Name', value: account.name },
  { label: 'CNIC', value: formatCnic(account.cnic) },
  { label: 'Status', value: statusLabels[form.status] },
  { label: 'In this status since', value: formatDayOf(form.status_since) },
  { label: 'Assigned to', value: review.assignee?.name ?? 'Not assigned' },
  { label: 'Registration number', value: form.registration_number ?? 'None' },
  { label: 'Declared', value: declaredAs(form), whole: true },
  { label: 'Version', value: versionText(form.snapshot), whole: true },
  { label: 'Recommendation', value: recommendationText(review), whole: true },
  ...present('Sent back to the reviewer', review.sent_back && sentBackText(review.sent_back)),
  { label: 'Payment', value: paymentText(review), whole: true },
  ...present('Waiting for a second person', review.pending && pendingText(review.pending)),
  ...present('Declined because', form.decline_reason),
  ...present('Certificate handed over', review.handed_over && handoverText(review.handed_over)),
]
