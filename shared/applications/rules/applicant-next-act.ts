/**
 * The texts for an applicant about a submitted application, and their next step: one table for the dashboard, the
 * page of the application, the print-out and e-mails. Texts for staff: next-steps.ts.
 */

import { dayInKarachi } from '#shared/kit/format.ts'
import { documentPathOf, printOutPathOf, registrationPathOf } from '#shared/paths.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import type { ApplicationStatus, FeeStatus } from '#shared/vocabulary/statuses.ts'
import { isEnded, isOpen } from './application-lifecycle.ts'
import { collectionTimes } from './certificate-collection.ts'
import { endsUnpaidAfter } from './unpaid-renewal.ts'
import { voucherDates } from './voucher.ts'

/** A document that the application still needs. */
interface OpenNeed {
  key: DocumentKey
  label: string
  when: string
}

/** All that the next act follows from. */
export interface ApplicantPlace {
  status: ApplicationStatus
  fee_status: FeeStatus
  application_title: ApplicationTitle
  /** The items that the council wants corrected. */
  corrections: readonly unknown[]
  /** What the council needs for the approval, in the order in which it is asked for. */
  needs: readonly OpenNeed[]
  /** When its applicant printed it last (ISO); null: never. */
  printed_at: string | null
  /** Whether reception has all papers of the checklist. */
  papers_received: boolean
  /** The last day to pay a renewal, after which it ends by itself; null where it does not. */
  pay_by: string | null
  /** The council's day, `YYYY-MM-DD`. */
  today: string
}

interface NextAct {
  label: string
  path: string
}

export interface ApplicantStanding {
  /** The meaning of the status, in a sentence. */
  words: string
  /** What happens next and who does it, in order. */
  next: string[]
  /** The one thing that its applicant does now; null while there is nothing to do in the portal. */
  act: NextAct | null
}

const isUnpaid = ({ fee_status }: ApplicantPlace): boolean => fee_status === 'unpaid'
const slipOf = ({ needs }: ApplicantPlace) => needs.find(({ when }) => when === 'after-paying')

const isLapsed = (printedAt: string, today: string): boolean =>
  voucherDates(dayInKarachi(new Date(printedAt))).validUntil < today

const addAct = ({ key, label }: OpenNeed): NextAct => ({ label: `Add ${label}`, path: documentPathOf(key) })

/** An applicant who has given the deposit slip has paid, so vouchers are printed only until then. */
const printAct = (place: ApplicantPlace): NextAct | null => {
  if (!isUnpaid(place) || !slipOf(place)) return null
  const path = printOutPathOf(place)
  if (!place.printed_at) return { label: 'Print the form and fee vouchers', path }
  return isLapsed(place.printed_at, place.today) ? { label: 'Print new fee vouchers', path } : null
}

const actWhileOpen = (place: ApplicantPlace): NextAct | null => {
  const print = printAct(place)
  if (print && !place.printed_at) return print
  const paper = place.needs.find(({ when }) => when !== 'after-paying')
  if (paper) return addAct(paper)
  const slip = slipOf(place)
  return print ?? (slip ? addAct(slip) : null)
}

/** "2 things" that the council wants corrected. */
const thingsOf = ({ corrections: { length } }: ApplicantPlace): string =>
  length === 1 ? '1 thing' : `${length} things`

const actOf = (place: ApplicantPlace): NextAct | null => {
  const { status } = place
  if (status === 'returned') return { label: `Correct ${thingsOf(place)}`, path: registrationPathOf(place) }
  if (isOpen(status)) return actWhileOpen(place)
  if (isEnded(status)) return { label: 'Start a new application', path: registrationPathOf(place) }
  return null
}

/** What prevents the approval. */
const missing = ({ needs }: ApplicantPlace): string[] => {
  const labels = needs.filter(({ when }) => when !== 'after-paying').map(({ label }) => label)
  return labels.length > 0 ? [`Add what the council cannot approve without: ${labels.join(', ')}.`] : []
}

/** The first step after a submission. */
export const payFirst =
  'Pay the fee with the printed vouchers, by pay order or demand draft; cash is not accepted. Then add the deposit slip in the portal.'

/** What is still done outside the portal before the council can decide. */
const paying = (place: ApplicantPlace): string[] => {
  if (!isUnpaid(place)) return []
  return slipOf(place)
    ? [payFirst, ...(place.pay_by ? [endsUnpaidAfter(place.pay_by)] : [])]
    : ['The accounts office compares your deposit slip with the bank and verifies the fee.']
}
const handingIn = ({ papers_received }: ApplicantPlace): string[] =>
  papers_received
    ? []
    : [
        'Have your documents attested by a 17 Grade officer and hand them in at the council with the signed form.',
      ]

type Returned = 'returned'

/** The meaning of each status; for a return with the number of items. */
const words: Record<Exclude<ApplicationStatus, Returned>, string> = {
  submitted: 'The council has your application. Its review has not started yet.',
  'in-review': 'A reviewer is comparing your answers with your documents.',
  resubmitted: 'The council has your corrections.',
  'awaiting-fee': 'The review is finished. The fee is not verified yet.',
  'awaiting-decision': 'The review is finished. A registrar decides on your application.',
  approved: 'Your application is approved, and your certificate is being made.',
  'certificate-ready': 'Your certificate is ready to be collected.',
  collected: 'You have your certificate. This application is finished.',
  declined: 'The council has declined your application.',
  withdrawn: 'You have taken your application back. The council does not work on it any more.',
  'ended-unpaid':
    'This renewal was not paid in time and has ended by itself. What you typed and uploaded is kept.',
}

const decidedStatuses = [
  'approved',
  'certificate-ready',
  'collected',
  'declined',
  'withdrawn',
  'ended-unpaid',
] as const
type Decided = (typeof decidedStatuses)[number]

/** What follows after a decision; it depends on nothing else. */
const nextAfterDecision: Record<Decided, string> = {
  approved: 'The council writes to you when the certificate is ready to be collected.',
  'certificate-ready': `Come to the council yourself, ${collectionTimes}, with the stamped acknowledgement slip and your original CNIC.`,
  collected:
    'Keep the certificate safe. Start a renewal in the portal before the expiry date that is printed on it.',
  declined: 'Ask the council if you think this is wrong, or start a new application.',
  withdrawn: 'You may start a new application at any time.',
  'ended-unpaid':
    'You may begin it again at any time. If you have paid after all, show the council the deposit slip: it keeps every payment.',
}

/** The last step of each status before a decision, after what is still paid and handed in. */
const nextBeforeDecision: Record<Exclude<ApplicationStatus, Decided | Returned>, string> = {
  submitted: 'A reviewer compares your answers with your documents, then a registrar decides.',
  'in-review':
    'The council writes to you when it needs something from you. After the review a registrar decides.',
  resubmitted: 'A reviewer looks at what you have changed, then a registrar decides.',
  'awaiting-fee': 'A registrar decides as soon as the fee is verified.',
  'awaiting-decision': 'The council writes to you when it has decided.',
}

const isDecided = (status: ApplicationStatus): status is Decided =>
  (decidedStatuses as readonly ApplicationStatus[]).includes(status)

const wordsAt = (place: ApplicantPlace): Omit<ApplicantStanding, 'act'> => {
  const { status } = place
  if (status === 'returned')
    return {
      words: `The council has returned your application: ${thingsOf(place)} ${place.corrections.length === 1 ? 'is' : 'are'} to be corrected.`,
      next: ['Correct what is listed and send your application again. The reviewer then continues with it.'],
    }
  const next = isDecided(status)
    ? [nextAfterDecision[status]]
    : [...paying(place), ...missing(place), ...handingIn(place), nextBeforeDecision[status]]
  return { words: words[status], next }
}

/** What the applicant reads and does in this state. */
export const applicantStanding = (place: ApplicantPlace): ApplicantStanding => ({
  ...wordsAt(place),
  act: actOf(place),
})
