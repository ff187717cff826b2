/**
 * The names of all events in the histories of applications and of staff accounts. A name is stored with each event and
 * is therefore never renamed. Histories are read as plain strings, so that a name added later shows in an open page too.
 */
import type { ActionOfTwo, CaseAction } from '#shared/applications/rules/application-lifecycle.ts'

/** The event of each action on a case. */
export const actionEvents = {
  'start-review': 'TAKE_UP',
  'recommend-approval': 'APPROVAL_RECOMMENDED',
  'recommend-refusal': 'REFUSAL_RECOMMENDED',
  return: 'RETURN',
  'recall-return': 'RETURN_RECALLED',
  'send-back': 'SENT_BACK',
  resubmit: 'RESUBMITTED',
  'verify-fee': 'VERIFY_FEE',
  approve: 'APPROVE',
  'certificate-ready': 'CERTIFICATE_READY',
  collect: 'COLLECT',
  decline: 'DECLINE',
  withdraw: 'WITHDRAWN',
  'end-unpaid': 'ENDED_UNPAID',
  reopen: 'REOPEN',
  'reverse-fee': 'REVERSE_FEE',
  'reverse-approval': 'REVERSE_APPROVAL',
  'reverse-certificate': 'REVERSE_CERTIFICATE',
  'reverse-collection': 'REVERSE_COLLECTION',
  'drop-request': 'REQUEST_DROPPED',
} as const satisfies Record<CaseAction, string>

/** The event of the first person's request where a second person has to confirm. */
export const requestEvents = {
  reopen: 'REOPEN_ASKED',
  'reverse-fee': 'REVERSE_FEE_ASKED',
  'reverse-approval': 'REVERSE_APPROVAL_ASKED',
  'reverse-certificate': 'REVERSE_CERTIFICATE_ASKED',
  'reverse-collection': 'REVERSE_COLLECTION_ASKED',
} as const satisfies Record<ActionOfTwo, string>

/** Events in the history of an application. */
export type ApplicationEvent =
  | 'SUBMITTED'
  | 'NEW_APPLICATION_BEGUN'
  | 'FEE_REMINDED'
  | 'PAPER_ADDED'
  | 'PAPER_REPLACED'
  | 'PAPER_REMOVED'
  | 'PRINTED'
  | 'OPENED'
  | 'ACCOUNT_RELEASED'
  | 'COUNTER_ACCOUNT_MADE'
  | 'ENTERED_AT_COUNTER'
  | 'HANDED_IN_AT_COUNTER'
  | 'CONFIRMED_AT_COUNTER'
  | 'COUNTER_ACCOUNT_ENDED'
  | 'EMAIL_SET_AT_COUNTER'
  | 'SESSIONS_ENDED'
  | 'ACCOUNT_CLOSED'
  | 'ACCOUNT_KEPT'
  | 'ACCOUNT_REMOVED'
  | 'RETURN_OPENED'
  | 'CASE_PRINTED'
  | 'DOCUMENT_READ'
  | 'ENTRY_READ'
  | 'EXPORTED'
  | 'TAKEN'
  | 'TAKEN_OVER'
  | 'ASSIGNED'
  | 'COMPARED'
  | 'RECEIVED'
  | 'FEE_UNDONE'
  | 'FORMER_FEE_TAKEN_BACK'
  | 'PART_ACCEPTED'
  | 'PART_TAKEN_BACK'
  | 'FEE_REFUNDED'
  | 'REFUND_TAKEN_BACK'
  | 'RECEIPT_GIVEN'
  | 'RECEIPT_RETURNED'
  | 'RECEIPT_CANCELLED'
  | 'CORRECTION_PROPOSED'
  | 'CORRECTION_REFUSED'
  | 'CORRECTION_WITHDRAWN'
  | 'OFFICE_CORRECTION'
  | 'CHANGE_TAKEN'
  | 'REGISTRATION_LINKED'
  | 'REGISTRATION_UNLINKED'
  | 'ESCALATED'
  | 'ESCALATION_SETTLED'
  | (typeof actionEvents)[keyof typeof actionEvents]
  | (typeof requestEvents)[keyof typeof requestEvents]

/** Events in the history of a staff account. */
export type StaffAccountEvent =
  | 'INVITED'
  | 'LINK_SENT'
  | 'PASSWORD_SET'
  | 'PASSWORD_CHANGED'
  | 'ROLES_CHANGED'
  | 'DETAILS_CHANGED'
  | 'CHANGED'
  | 'SESSIONS_ENDED'
  | 'DEACTIVATED'
  | 'REACTIVATED'
  | 'ABSENCE_SET'
  | 'ABSENCE_ENDED'
  | 'CODES_SET_UP'
  | 'CODES_REPLACED'
  | 'CODES_REMOVED'
  | 'RECOVERY_CODE_USED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'RECOVERY_CODES_RENEWED'
  | 'READ_CAP_REACHED'
  | 'BOOK_PAGE_READ'
