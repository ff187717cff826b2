/** Grants of applicants, of everybody who signs in, and of the workers. */
import { files, identifiesCaller, partitions, type Right, rows, secret } from './rights.ts'

export const commonGrants = {
  identifiesApplicant: identifiesCaller(partitions.applicants),
  /** A record is put once; where there is one already, it is read. */
  createsRecords: rows(partitions.applicants, 'PutItem', 'GetItem'),
  /** A record is changed on condition of its version; after a conflict the current one is read. */
  changesRecords: rows(partitions.applicants, 'UpdateItem', 'GetItem'),
  /** A photo that is added after the submission is noted in the history. */
  changesSubmittedRecords: rows(partitions.applicants, 'PutItem'),
  appendsEvents: rows(partitions.applicants, 'PutItem'),
  readsSettings: rows(partitions.settings, 'GetItem'),
  readsRegisterKeys: rows(partitions.registerKeys, 'Query'),
  readsRegistrations: rows(partitions.registrations, 'GetItem'),
  readsFeeSchedules: rows(partitions.feeSchedules, 'Query'),
  /** Limits count keyed hashes, and the key is half of the pepper. */
  countsAttempts: [...rows(partitions.limits, 'UpdateItem'), secret('pepper')],
  signsStatements: [secret('register-signing-key')],
  /** Only the places for everybody: those of applicants begin otherwise. */
  searchesRegister: rows(partitions.publicSearch, 'Query'),
  /** How long the next try to sign in must wait. */
  readsWaits: rows(partitions.limits, 'GetItem'),
  /** The pepper goes into every hash. */
  hashesPasswords: [secret('pepper')],
  findsApplicantsByEmail: rows(partitions.emails, 'GetItem'),
  /** The known browsers, the account, its sessions, and the try in the trail. */
  signsApplicantsIn: [
    ...rows(partitions.applicants, 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
    secret('applicant-signing-key'),
  ],
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
  /** The account is as the link found it, and the address moves from one marker to another. */
  usesEmailLinks: [
    ...rows(partitions.emailLinks, 'GetItem'),
    ...rows(partitions.applicants, 'GetItem', 'UpdateItem'),
    ...rows(partitions.emails, 'PutItem', 'DeleteItem'),
  ],
  changesCnic: rows(partitions.cnics, 'PutItem', 'DeleteItem'),
  /** An account that is not confirmed may be closed at the moment of its submission. */
  requiresOpenAccount: rows(partitions.applicants, 'ConditionCheckItem'),
  endsApplicantSession: rows(partitions.applicants, 'DeleteItem'),
  /** With the session its browser is forgotten. */
  endsApplicantSessions: rows(partitions.applicants, 'DeleteItem', 'GetItem', 'UpdateItem'),
  readsResetLinks: [...rows(partitions.resets, 'GetItem'), ...rows(partitions.applicants, 'GetItem')],
  asksForPasskeys: rows(partitions.passkeyQuestions, 'PutItem'),
  /** A question is used up by its answer. */
  answersPasskeyQuestions: rows(partitions.passkeyQuestions, 'GetItem', 'DeleteItem'),
  readsPasskeys: rows(partitions.applicants, 'GetItem'),
  /** The first passkey makes the item, and the account moves to the next generation of sessions. */
  changesPasskeys: rows(partitions.applicants, 'GetItem', 'PutItem', 'UpdateItem'),
  /** With the password the known browsers change, passkeys are removed, and the trail says so. */
  resetsPasswords: [
    ...rows(partitions.resets, 'GetItem', 'DeleteItem'),
    ...rows(partitions.applicants, 'GetItem', 'UpdateItem', 'PutItem', 'DeleteItem'),
  ],
  queuesEmails: rows(partitions.outbox, 'PutItem'),
  /** For the signed address of a photo. */
  readsPhotos: files('photos/*', 'GetObject'),
  storesPhotos: files('photos/*', 'PutObject', 'DeleteObject'),
  /** The case in the queue, the counters, its voucher, its search entries, its first event and an e-mail. */
  submitsApplications: [
    ...rows(partitions.applicants, 'PutItem'),
    ...rows(partitions.counters, 'UpdateItem'),
    ...rows(partitions.vouchers, 'PutItem'),
    ...rows(partitions.outbox, 'PutItem'),
  ],
  /** A correction, or a new application after a former one, may change what the case is found by. */
  updatesSearchIndex: rows(partitions.search, 'PutItem', 'DeleteItem'),
  /** Resubmitted or withdrawn: case, form, counters and an event. */
  changesOwnCase: [
    ...rows(partitions.applicants, 'GetItem', 'PutItem'),
    ...rows(partitions.counters, 'UpdateItem'),
  ],
  /** What waited for a second member of staff falls away. */
  endsConfirmations: rows(partitions.workLists, 'DeleteItem'),
  /** The form on condition of its version, with an event. */
  opensReturns: rows(partitions.applicants, 'PutItem', 'UpdateItem'),
  notesPrintOuts: rows(partitions.applicants, 'PutItem', 'UpdateItem'),
  archivesApplications: rows(partitions.applicants, 'GetItem', 'PutItem'),
  /** The claim with its picture, its place in the queue or the entry with its holder, and an e-mail. */
  claimsRegistrations: [
    ...rows(partitions.applicants, 'GetItem', 'PutItem', 'UpdateItem'),
    ...rows(partitions.claims, 'PutItem'),
    ...rows(partitions.registrations, 'GetItem', 'PutItem', 'UpdateItem'),
    ...rows(partitions.expiries, 'PutItem'),
    ...rows(partitions.outbox, 'PutItem'),
    ...files('claims/*', 'PutObject', 'DeleteObject'),
  ],
  /** A mark for the particular, the request with its document and its place in the queue; the entry on condition of its holder. */
  asksForChanges: [
    ...rows(partitions.registrations, 'GetItem', 'Query', 'PutItem', 'ConditionCheckItem'),
    ...rows(partitions.changeRequests, 'PutItem'),
    ...files('requests/*', 'PutObject', 'DeleteObject'),
  ],
  readsChangeRequests: rows(partitions.registrations, 'Query'),
  /** With what a registrar has proposed because of it. */
  withdrawsChangeRequests: [
    ...rows(partitions.registrations, 'GetItem', 'PutItem', 'DeleteItem'),
    ...rows(partitions.changeRequests, 'DeleteItem'),
    ...rows(partitions.proposals, 'GetItem', 'PutItem', 'DeleteItem'),
    ...files('requests/*', 'DeleteObject'),
  ],
  readsRequestedDocuments: files('requests/*', 'GetObject'),
  /** When the account goes, or the link to it: all but what was done, with the documents. */
  forgetsChangeRequests: [
    ...rows(partitions.registrations, 'Query', 'DeleteItem'),
    ...rows(partitions.changeRequests, 'DeleteItem'),
    ...files('requests/*', 'DeleteObject'),
  ],
  readsOwnClaims: rows(partitions.applicants, 'GetItem'),
  readsDocuments: files('documents/*', 'GetObject'),
  savesUploadGrants: [...rows(partitions.applicants, 'PutItem')],
  /** The form is signed here and used by the browser. */
  signsUploadForms: files('incoming/*', 'PutObject'),
  /** Checks the uploaded version, copies it to its final key and writes the pointer last, on condition of the form. */
  acceptsUploads: [
    ...rows(partitions.applicants, 'GetItem', 'PutItem', 'UpdateItem'),
    ...rows(partitions.sentFiles, 'PutItem'),
    ...files('incoming/*', 'GetObject', 'GetObjectVersion'),
    ...files('documents/*', 'PutObject', 'GetObject', 'DeleteObject'),
  ],
  /**
   * Without the right to list, S3 answers 403 instead of 404 for a file that was never uploaded, and that check names no
   * prefix. Keys hold ids and names of documents, nothing else.
   */
  detectsMissingFiles: [{ on: 'list', prefix: '*' } as Right],
  /** A file other than the announced one is deleted, and its grant too. */
  rejectsUploads: [...files('incoming/*', 'DeleteObject'), ...rows(partitions.applicants, 'DeleteItem')],
  /**
   * The pointer, then the file; an empty upload remains by which the sweep finds a file that was not deleted, and a note by which
   * the same removal is recognised.
   */
  removesDocuments: [
    ...rows(partitions.applicants, 'GetItem', 'PutItem', 'DeleteItem'),
    ...files('incoming/*', 'PutObject'),
    ...files('documents/*', 'DeleteObject'),
  ],
  sendsEmails: [
    ...rows(partitions.outbox, 'GetItem', 'UpdateItem'),
    ...rows(partitions.waitingEmails, 'PutItem'),
    ...rows(partitions.resets, 'PutItem'),
    ...rows(partitions.emailLinks, 'PutItem'),
    // What a reminder says of a registration.
    ...rows(partitions.registrations, 'GetItem'),
    // How the council is reached, and what an e-mail says of an application.
    ...rows(partitions.settings, 'GetItem'),
    ...rows(partitions.applicants, 'GetItem', 'Query', 'UpdateItem'),
    ...rows(partitions.staff, 'Query', 'UpdateItem'),
    { on: 'mail' } as Right,
  ],
  /** What became of an e-mail, on the e-mail and on the account whose address it was sent to; the lists in which its case is. */
  notesEmailEvents: [
    ...rows(partitions.outbox, 'GetItem', 'UpdateItem'),
    ...rows(partitions.applicants, 'GetItem', 'UpdateItem'),
    ...rows(partitions.counters, 'UpdateItem'),
  ],
  /** E-mails that the mail service did not allow go into the outbox again. */
  triesWaitingEmails: [
    ...rows(partitions.waitingEmails, 'Query', 'DeleteItem'),
    ...rows(partitions.outbox, 'GetItem', 'PutItem'),
  ],
  /** A new application, to the present reviewer with the fewest. */
  sharesApplications: [
    ...rows(partitions.settings, 'GetItem'),
    ...rows(partitions.roster, 'GetItem'),
    ...rows(partitions.counters, 'Query', 'UpdateItem'),
    ...rows(partitions.applicants, 'GetItem', 'UpdateItem', 'PutItem'),
  ],
  sweepsUploads: [
    { on: 'list', prefix: 'incoming/*' } as Right,
    { on: 'list', prefix: 'documents/*' } as Right,
    ...files('incoming/*', 'DeleteObject'),
    ...files('documents/*', 'DeleteObject'),
    ...rows(partitions.applicants, 'GetItem', 'Query'),
  ],
  /** The account and the form as they were read, the list of closings, an event, and the e-mail that says so. */
  closesAccounts: [
    ...rows(partitions.applicants, 'GetItem', 'UpdateItem', 'PutItem'),
    ...rows(partitions.closings, 'PutItem'),
    ...rows(partitions.outbox, 'PutItem'),
  ],
  /** A closed account that its person signs in to. */
  keepsAccounts: rows(partitions.closings, 'DeleteItem'),
  /** What need not be kept of a closed account: markers, records, files, who sent which file. */
  removesAccounts: [
    ...rows(partitions.closings, 'Query', 'DeleteItem'),
    ...rows(
      partitions.applicants,
      ...(['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] as const),
    ),
    ...rows(partitions.emails, 'DeleteItem'),
    ...rows(partitions.cnics, 'DeleteItem'),
    ...rows(partitions.sentFiles, 'DeleteItem'),
    // The entry of the register stays, without its holder.
    ...rows(partitions.registrations, 'GetItem', 'PutItem', 'UpdateItem'),
    ...rows(partitions.expiries, 'PutItem'),
    // A claim that waits leaves the queue, with its picture.
    ...rows(partitions.claims, 'DeleteItem'),
    // What the person has asked to change in the register, but for what was done.
    ...rows(partitions.registrations, 'Query', 'DeleteItem'),
    ...rows(partitions.changeRequests, 'DeleteItem'),
    ...files('requests/*', 'DeleteObject'),
    { on: 'list', prefix: 'photos/*' } as Right,
    { on: 'list', prefix: 'claims/*' } as Right,
    ...files('photos/*', 'DeleteObject'),
    ...files('claims/*', 'DeleteObject'),
  ],
  /** Accounts that nobody uses are closed, with an e-mail; old entries of logs go; the run is reported. */
  removesOldRecords: [
    ...rows(partitions.accountChecks, 'Query', 'PutItem', 'DeleteItem'),
    ...rows(partitions.closings, 'PutItem'),
    ...rows(partitions.outbox, 'PutItem'),
    ...rows(partitions.settings, 'GetItem'),
    ...rows(partitions.exports, 'Query', 'DeleteItem'),
    ...rows(partitions.exportsBySubject, 'DeleteItem'),
    ...rows(partitions.proposals, 'Query', 'DeleteItem'),
    ...rows(partitions.retention, 'PutItem'),
  ],
  /** Registrations by their end, their holders' accounts, and a slice's e-mails together with the progress. */
  remindsHolders: [
    ...rows(partitions.expiries, 'Query'),
    ...rows(partitions.applicants, 'Query'),
    ...rows(partitions.reminders, 'GetItem', 'PutItem'),
    ...rows(partitions.outbox, 'PutItem'),
  ],
  /** Entries of the register by their numbers, the renewals of each month, and the figures with how far they have come. */
  countsRegister: [
    ...rows(partitions.publicSearch, 'Query'),
    ...rows(partitions.registrations, 'GetItem'),
    ...rows(partitions.counters, 'Query'),
    ...rows(partitions.figures, 'GetItem', 'PutItem'),
  ],
} satisfies Record<string, Right[]>
