/** The history of a case as staff read it. */

import type { ApplicationEvent } from '#shared/cases/records/events.ts'
import { livingRecordLabels } from '#shared/cases/rules/taking-over.ts'
import { formatDate, formatRupees } from '#shared/kit/format.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'

export interface CaseEvent {
  event: string
  at: string
  by: { id: string; name: string } | null
  details: Record<string, string> | null
}

type Details = Record<string, string>

const withReason =
  (label: string) =>
  ({ reason }: Details) =>
    reason ? `${label}: ${reason}` : label
const plain = (label: string) => () => label

/** "City: Lahor → Lahore (typing error)" */
const correctionOf = ({ item = '', before, after, reason }: Details): string =>
  `${item}: ${before || 'nothing'} → ${after || 'nothing'}${reason ? ` (${reason})` : ''}`

const otherPapers: Record<string, string> = {
  ...livingRecordLabels,
  photo: 'Photo',
  account: 'Contact no of the account',
}
const paperName = (document = ''): string => otherPapers[document] ?? fieldLabel(document)

const registerReadings: Record<string, string> = {
  certificate: 'Certificate viewed',
  request: 'Request about the register viewed',
  claim: 'Claim of a registration viewed',
}

const labels: Record<ApplicationEvent, (details: Details) => string> = {
  SUBMITTED: plain('Submitted'),
  RESUBMITTED: ({ fee_before, fee_after }) =>
    fee_after
      ? `Resubmitted; the fee changes from ${formatRupees(Number(fee_before))} to ${formatRupees(Number(fee_after))}`
      : 'Resubmitted',
  WITHDRAWN: plain('Withdrawn'),
  FEE_REMINDED: ({ pay_by = '' }) => `Reminded to pay by ${formatDate(pay_by)}`,
  ENDED_UNPAID: ({ pay_by = '' }) => `Ended by itself: not paid by ${formatDate(pay_by)}`,
  NEW_APPLICATION_BEGUN: plain('New application started by the applicant'),
  PAPER_ADDED: ({ document }) => `Added after the submission: ${paperName(document)}`,
  PAPER_REPLACED: ({ document }) => `Changed by the applicant: ${paperName(document)}`,
  PAPER_REMOVED: ({ document }) => `Removed by the applicant: ${paperName(document)}`,
  PRINTED: plain('Application form printed'),
  ACCOUNT_CLOSED: ({ reason }) =>
    reason === 'asked' ? 'Account closed by the applicant' : 'Account closed, since nobody used it',
  ACCOUNT_KEPT: () => 'Account kept after all',
  ACCOUNT_REMOVED: () => 'What the council need not keep of the account was removed',
  SESSIONS_ENDED: withReason('All sessions of the account ended by the council'),
  ACCOUNT_RELEASED: withReason('CNIC and email freed by the council'),
  COUNTER_ACCOUNT_MADE: plain('Account made at the counter, without email'),
  ENTERED_AT_COUNTER: plain('Entered at the counter from here on'),
  HANDED_IN_AT_COUNTER: plain('Signed form handed in at the counter'),
  CONFIRMED_AT_COUNTER: plain('Confirmed with the CNIC and the signed form'),
  COUNTER_ACCOUNT_ENDED: plain('Ended by itself: nobody confirmed it at the counter'),
  EMAIL_SET_AT_COUNTER: plain('Email registered at the office'),
  OPENED: ({ own }) => (own ? 'Own application viewed' : 'Application viewed'),
  CASE_PRINTED: plain('Application printed for the file'),
  EXPORTED: plain('Exported in a list of applications'),
  ENTRY_READ: ({ shown = '' }) => registerReadings[shown] ?? 'Entry of the register viewed',
  DOCUMENT_READ: ({ document, former, application, stored }) => {
    const name = document ? fieldLabel(document as DocumentKey) : 'Document'
    if (stored === 'not as sent') return `${name} could not be viewed: it is not what was sent`
    if (application) return `${name} of ${application} viewed`
    return former ? `${name} viewed (returned file)` : `${name} viewed`
  },
  TAKEN: plain('Assigned'),
  TAKEN_OVER: ({ from }) => (from ? `Reassigned from ${from}` : 'Reassigned'),
  ASSIGNED: ({ from, to, for: absent }) =>
    `${from ? `Reassigned from ${from}` : 'Assigned'} to ${to ?? 'a colleague'}${absent ? `, for ${absent}` : ''}`,
  COMPARED: plain('Items ticked'),
  TAKE_UP: ({ unchanged_since }) =>
    unchanged_since
      ? `Review started; nothing changed since ${unchanged_since}, so its points were answered`
      : 'Review started',
  APPROVAL_RECOMMENDED: ({ looked_at, reason }) =>
    withReason(looked_at ? `Approval recommended, ${looked_at} points looked at` : 'Approval recommended')({
      reason: reason ?? '',
    }),
  REFUSAL_RECOMMENDED: withReason('Refusal recommended'),
  RETURN_OPENED: plain('Return opened by the applicant'),
  RETURN_RECALLED: ({ items }) => (items ? `Return recalled: ${items}` : 'Return recalled'),
  SENT_BACK: withReason('Sent back to the reviewer'),
  RETURN: plain('Returned for correction'),
  CORRECTION_PROPOSED: (details) => `Correction proposed: ${correctionOf(details)}`,
  CORRECTION_REFUSED: (details) => `Correction refused: ${correctionOf(details)}`,
  CORRECTION_WITHDRAWN: (details) => `Proposed correction withdrawn: ${correctionOf(details)}`,
  OFFICE_CORRECTION: (details) =>
    `Corrected: ${correctionOf(details)}${details.proposed_by ? `, proposed by ${details.proposed_by}` : ''}`,
  CHANGE_TAKEN: ({ record, version }) =>
    `Change of the applicant taken over: ${paperName(record)}, version ${version}`,
  REGISTRATION_LINKED: ({ registration_number }) => `Linked to the registration ${registration_number}`,
  REGISTRATION_UNLINKED: ({ registration_number, reason }) =>
    withReason(`Link to the registration ${registration_number} taken back`)({ reason: reason ?? '' }),
  ESCALATED: withReason('Registrar asked'),
  ESCALATION_SETTLED: withReason('Answered by the registrar'),
  FEE_UNDONE: withReason('Fee verification undone with its bank statement'),
  FORMER_FEE_TAKEN_BACK: withReason('Registrar asked'),
  PART_ACCEPTED: ({ challan_no, amount, rest }) =>
    `Part of the fee accepted: challan ${challan_no}, ${formatRupees(Number(amount))}; ${formatRupees(Number(rest))} to be paid with a second voucher`,
  PART_TAKEN_BACK: withReason('Part of the fee taken back'),
  FEE_REFUNDED: ({ challan_no, amount, payee, account, reason, reference_no }) =>
    withReason(
      `Fee ${reference_no ? `of ${reference_no} ` : ''}refunded: challan ${challan_no}, ${formatRupees(Number(amount))} to ${payee}, ${account}`,
    )({ reason: reason ?? '' }),
  REFUND_TAKEN_BACK: ({ reference_no, reason = '' }) =>
    withReason(`Refund ${reference_no ? `for ${reference_no} ` : ''}taken back`)({ reason }),
  RECEIPT_GIVEN: ({ receipt, instrument, amount }) =>
    `${instrument} of ${formatRupees(Number(amount))} taken in: receipt ${receipt}`,
  RECEIPT_RETURNED: ({ receipt, reason = '' }) =>
    withReason(`The bank has returned the instrument of receipt ${receipt}`)({ reason }),
  RECEIPT_CANCELLED: ({ receipt, reason = '' }) => withReason(`Receipt ${receipt} cancelled`)({ reason }),
  VERIFY_FEE: ({ challan_no, amount }) =>
    challan_no ? `Fee verified: challan ${challan_no}, ${formatRupees(Number(amount))}` : 'Fee verified',
  APPROVE: ({ registration_number, valid_until, version, digest, meeting }) =>
    [
      registration_number ? `Approved: registration number ${registration_number}` : 'Approved',
      valid_until && `valid until ${formatDate(valid_until)}`,
      version && `version ${version} (${digest})`,
      meeting && `meeting ${meeting}`,
    ]
      .filter(Boolean)
      .join(', '),
  CERTIFICATE_READY: plain('Certificate ready'),
  RECEIVED: ({ document, copies }) =>
    copies === '0'
      ? `Paper marked as not received: ${document}`
      : `Paper received: ${document}, ${copies === '1' ? '1 copy' : `${copies} copies`}`,
  COLLECT: ({ cnic_seen, reason }) =>
    withReason(
      cnic_seen
        ? `Certificate handed over, CNIC ${cnic_seen === 'yes' ? 'seen' : 'not seen'}`
        : 'Certificate handed over',
    )({ reason: reason ?? '' }),
  DECLINE: withReason('Declined'),
  REOPEN: withReason('Reopened'),
  REOPEN_ASKED: withReason('Reopening requested'),
  REQUEST_DROPPED: withReason('The request for a second person was dropped'),
  REVERSE_FEE: withReason('Fee verification reversed'),
  REVERSE_FEE_ASKED: withReason('Reversal of the fee verification requested'),
  REVERSE_APPROVAL: withReason('Approval reversed'),
  REVERSE_APPROVAL_ASKED: withReason('Reversal of the approval requested'),
  REVERSE_CERTIFICATE: withReason('"Certificate ready" reversed'),
  REVERSE_CERTIFICATE_ASKED: withReason('Reversal of "Certificate ready" requested'),
  REVERSE_COLLECTION: withReason('Collection reversed'),
  REVERSE_COLLECTION_ASKED: withReason('Reversal of the collection requested'),
}

/** "PASSED_ON" → "Passed on", for a stored event without a label in this version. */
const spelledOut = (event: string): string =>
  event.charAt(0) + event.slice(1).toLowerCase().replaceAll('_', ' ')

const isKnown = (event: string): event is ApplicationEvent => Object.hasOwn(labels, event)

const titleOf = ({ event, details }: CaseEvent): string =>
  isKnown(event) ? labels[event](details ?? {}) : spelledOut(event)

/** The returned items, each as a correction. */
const linesOf = ({ event, details }: CaseEvent): string[] =>
  event === 'RETURN' ? (details?.words ?? '').split('\n').filter(Boolean) : []

/** What happened, with its parts if there are several. */
export const eventParts = (event: CaseEvent): { title: string; lines: string[] } => ({
  title: titleOf(event),
  lines: linesOf(event),
})

/** The same in one line. */
export const eventLabel = (event: CaseEvent): string =>
  [titleOf(event), linesOf(event).join('; ')].filter(Boolean).join(': ')

const viewingEvents: readonly string[] = ['OPENED', 'DOCUMENT_READ', 'ENTRY_READ', 'CASE_PRINTED', 'EXPORTED']

/** The newest change by somebody other than `me`; viewing is no change. */
export const lastChangeOf = (events: CaseEvent[], me: string | undefined): CaseEvent | undefined =>
  events.find(({ event, by }) => !viewingEvents.includes(event) && by?.id !== me)

export type RepeatedEvent = CaseEvent & { times: number }

/** Joins equal events of one person in a row into one line: ticks alone would fill the page. */
export const groupRepeated = (events: CaseEvent[]): RepeatedEvent[] => {
  const lines: RepeatedEvent[] = []
  for (const event of events) {
    const last = lines.at(-1)
    if (last && last.by?.id === event.by?.id && eventLabel(last) === eventLabel(event)) last.times += 1
    else lines.push({ ...event, times: 1 })
  }
  return lines
}
