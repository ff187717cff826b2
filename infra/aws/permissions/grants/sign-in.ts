/** Grants of everybody who signs in, and of accounts as they begin and end their sessions. */
import { identifiesCaller, partitions, type Right, rows, secret } from '../rights.ts'

export const signInGrants = {
  identifiesApplicant: identifiesCaller(partitions.applicants),
  identifiesStaff: identifiesCaller(partitions.staff),
  /** The organisation with its sessions. */
  identifiesChecker: rows(partitions.checkers, 'Query'),
  /** The link is used up; the organisation and its address are made or kept, with a session. */
  opensCheckSessions: [
    ...rows(partitions.emailLinks, 'GetItem', 'DeleteItem'),
    ...rows(partitions.checkerEmails, 'GetItem', 'PutItem'),
    ...rows(partitions.checkers, 'GetItem', 'PutItem', 'UpdateItem'),
  ],
  knowsCheckers: rows(partitions.checkerEmails, 'GetItem'),
  namesCheckers: rows(partitions.checkers, 'UpdateItem'),
  endsCheckSession: rows(partitions.checkers, 'DeleteItem'),
  closesCheckers: [
    ...rows(partitions.checkers, 'DeleteItem'),
    ...rows(partitions.checkerEmails, 'DeleteItem'),
  ],
  /** Limits count keyed hashes, and the key is half of the pepper. */
  countsAttempts: [...rows(partitions.limits, 'UpdateItem'), secret('pepper')],
  /** How long the next try to sign in must wait. */
  readsWaits: rows(partitions.limits, 'GetItem'),
  /** The pepper goes into every hash. */
  hashesPasswords: [secret('pepper')],
  findsApplicantsByEmail: rows(partitions.emails, 'GetItem'),
  findsStaffByEmail: rows(partitions.staffEmails, 'GetItem'),
  /** The known browsers, the account, its sessions, and the try in the trail. */
  signsApplicantsIn: [
    ...rows(partitions.applicants, 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
    secret('applicant-signing-key'),
  ],
  signsStaffIn: [
    ...rows(partitions.staff, 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
    secret('staff-signing-key'),
  ],
  recordsSignIns: rows(partitions.roster, 'UpdateItem'),
  /** Account, both unique markers, the first session and the browser; a repeated registration reads the account and signs in again. */
  createsAccounts: [
    ...rows(partitions.applicants, 'PutItem', 'GetItem', 'UpdateItem', 'Query', 'DeleteItem'),
    ...rows(partitions.emails, 'PutItem'),
    ...rows(partitions.cnics, 'PutItem'),
    ...rows(partitions.accountChecks, 'PutItem'),
    secret('applicant-signing-key'),
  ],
  /** An unconfirmed account that was never used is closed, on condition that it has no application, and what it held is handed over. */
  replacesAccounts: [
    ...rows(partitions.applicants, 'UpdateItem', 'ConditionCheckItem'),
    ...rows(partitions.emails, 'DeleteItem'),
    ...rows(partitions.cnics, 'GetItem', 'DeleteItem'),
    ...rows(partitions.closings, 'PutItem'),
  ],
  /** A closed account that its person signs in to. */
  keepsAccounts: rows(partitions.closings, 'DeleteItem'),
  /** The account is as the link found it. */
  usesEmailLinks: [
    ...rows(partitions.emailLinks, 'GetItem'),
    ...rows(partitions.applicants, 'GetItem', 'UpdateItem'),
  ],
  readsResetLinks: [...rows(partitions.resets, 'GetItem'), ...rows(partitions.applicants, 'GetItem')],
  /** A new password changes the known browsers, removes passkeys, and is recorded among the sign-ins. */
  resetsPasswords: [
    ...rows(partitions.resets, 'GetItem', 'DeleteItem'),
    ...rows(partitions.applicants, 'GetItem', 'UpdateItem', 'PutItem', 'DeleteItem'),
  ],
  /** Setting a password by a link makes the account active. */
  acceptsInvitations: [
    ...rows(partitions.resets, 'GetItem', 'DeleteItem'),
    ...rows(partitions.staff, 'Query', 'UpdateItem', 'PutItem'),
    ...rows(partitions.roster, 'GetItem', 'UpdateItem'),
  ],
  endsApplicantSession: rows(partitions.applicants, 'DeleteItem'),
  /** When the session ends, its browser is no longer recognised. */
  endsApplicantSessions: rows(partitions.applicants, 'DeleteItem', 'GetItem', 'UpdateItem'),
  endsStaffSession: rows(partitions.staff, 'DeleteItem'),
  endsStaffSessions: rows(partitions.staff, 'DeleteItem', 'GetItem', 'UpdateItem'),
  asksForPasskeys: rows(partitions.passkeyQuestions, 'PutItem'),
  /** A question is used up by its answer. */
  answersPasskeyQuestions: rows(partitions.passkeyQuestions, 'GetItem', 'DeleteItem'),
  readsPasskeys: rows(partitions.applicants, 'GetItem'),
  /** The first passkey makes the item, and the account moves to the next generation of sessions. */
  changesPasskeys: rows(partitions.applicants, 'GetItem', 'PutItem', 'UpdateItem'),
  /** A code is used up, and using a recovery code is recorded. */
  usesSecondFactor: rows(partitions.staff, 'GetItem', 'UpdateItem', 'PutItem'),
  /** Account, roster, the second factor, and the session that remains. */
  setsUpSecondFactor: [
    ...rows(partitions.staff, 'GetItem', 'UpdateItem', 'PutItem'),
    ...rows(partitions.roster, 'GetItem', 'UpdateItem'),
  ],
} satisfies Record<string, Right[]>
