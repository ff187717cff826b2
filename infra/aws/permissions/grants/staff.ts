/** Grants of staff accounts, and of what staff save, export and propose; of the settings of office, council and retention. */
import { files, partitions, type Right, rows, secret } from '../rights.ts'

export const staffGrants = {
  readsRoster: rows(partitions.roster, 'GetItem'),
  /** An account, its entry in the roster and an event, in one transaction; a repeated request reads what it did. */
  changesStaff: [
    ...rows(partitions.staff, 'GetItem', 'UpdateItem', 'PutItem', 'DeleteItem'),
    ...rows(partitions.roster, 'GetItem', 'UpdateItem'),
    ...rows(partitions.outbox, 'PutItem'),
  ],
  /**
   * The account that holds a CNIC or an e-mail is closed on condition that it has no application, and both are freed; or its
   * sessions are ended, and an e-mail tells that.
   */
  releasesAccounts: [
    ...rows(partitions.cnics, 'GetItem', 'DeleteItem'),
    ...rows(partitions.emails, 'GetItem', 'DeleteItem'),
    ...rows(partitions.applicants, 'GetItem', 'UpdateItem', 'ConditionCheckItem', 'PutItem'),
    ...rows(partitions.closings, 'PutItem'),
    ...rows(partitions.outbox, 'PutItem'),
  ],
  endsCounterSessions: rows(partitions.applicants, 'DeleteItem'),
  asksForCnics: rows(partitions.cnicRequests, 'PutItem'),
  listsCnicRequests: rows(partitions.cnicRequests, 'Query'),
  /** The account that has a CNIC, and whether it has an application. */
  readsHeldAccounts: [...rows(partitions.cnics, 'GetItem'), ...rows(partitions.applicants, 'GetItem')],
  decidesCnicRequests: rows(partitions.cnicRequests, 'GetItem', 'DeleteItem'),
  /** The account with what it holds, and the request. */
  closesHeldAccounts: [
    ...rows(partitions.cnicRequests, 'GetItem', 'DeleteItem'),
    ...rows(partitions.cnics, 'GetItem', 'DeleteItem'),
    ...rows(partitions.emails, 'DeleteItem'),
    ...rows(partitions.applicants, 'UpdateItem', 'PutItem', 'ConditionCheckItem'),
    ...rows(partitions.closings, 'PutItem'),
  ],
  /** The list, and the account of each. */
  listsWalkIns: [...rows(partitions.walkIns, 'Query'), ...rows(partitions.applicants, 'GetItem')],
  /** An account without e-mail, with its CNIC; the one that has it already is read. */
  makesWalkIns: [
    ...rows(partitions.walkIns, 'PutItem'),
    ...rows(partitions.applicants, 'PutItem', 'GetItem'),
    ...rows(partitions.cnics, 'PutItem', 'GetItem'),
    ...rows(partitions.accountChecks, 'PutItem'),
  ],
  readsWalkIns: rows(partitions.applicants, 'Query'),
  /** The session at the counter, so that it ends with those of whoever has opened it, whose account is as it was. */
  notesWhoEnters: rows(partitions.staff, 'PutItem', 'ConditionCheckItem'),
  /** The account moves to the next generation of sessions, with an event. */
  changesWalkIns: rows(partitions.applicants, 'UpdateItem', 'PutItem'),
  /** The scan takes the way of every document; one that it replaces is deleted. */
  keepsSignedForms: [
    ...rows(partitions.applicants, 'GetItem', 'PutItem', 'UpdateItem'),
    ...rows(partitions.sentFiles, 'PutItem'),
    ...files('incoming/*', 'PutObject', 'GetObject', 'GetObjectVersion'),
    ...files('documents/*', 'PutObject', 'DeleteObject'),
  ],
  signsForApplicants: [secret('applicant-signing-key')],
  /** The submission, with the number of the day; or the address that is registered at the office. */
  confirmsWalkIns: [
    ...rows(partitions.walkIns, 'UpdateItem'),
    ...rows(partitions.applicants, 'Query', 'UpdateItem', 'PutItem', 'GetItem'),
    ...rows(partitions.counters, 'UpdateItem'),
    ...rows(partitions.vouchers, 'PutItem'),
    ...rows(partitions.search, 'PutItem'),
    ...rows(partitions.emails, 'PutItem'),
  ],
  /** The account for which something was proposed; a repeated request reads its result. */
  confirmsRights: rows(partitions.staff, 'GetItem', 'UpdateItem', 'DeleteItem'),
  invitesStaff: [
    ...rows(partitions.staff, 'PutItem'),
    ...rows(partitions.staffEmails, 'PutItem', 'GetItem'),
    ...rows(partitions.roster, 'GetItem', 'UpdateItem'),
    ...rows(partitions.outbox, 'PutItem'),
  ],
  setsAbsences: [...rows(partitions.roster, 'GetItem', 'UpdateItem'), ...rows(partitions.staff, 'PutItem')],
  /** Settings, roster, counters, work lists, and of the indexes what waits: with the cases of a work list. */
  readsWork: [
    ...rows(partitions.settings, 'GetItem'),
    ...rows(partitions.roster, 'GetItem'),
    ...rows(partitions.counters, 'Query'),
    ...rows(partitions.workLists, 'Query'),
    ...rows(partitions.applicants, 'GetItem'),
    { on: 'index', partition: partitions.queue } as Right,
    { on: 'index', partition: partitions.assigned } as Right,
  ],
  /** Reading them and giving them other names needs no more than knowing the caller. */
  savesViews: rows(partitions.staff, 'PutItem'),
  removesViews: rows(partitions.staff, 'DeleteItem'),
  /** The entry; of a large one also the proposal that it waits for, and what finds it again. */
  startsExports: [
    ...rows(partitions.exports, 'PutItem', 'GetItem'),
    ...rows(partitions.exportsBySubject, 'PutItem', 'GetItem'),
  ],
  /** The entry of the export, the cases it contains, and how many of them were sent. */
  readsExportedCases: [
    ...rows(partitions.exports, 'GetItem', 'UpdateItem'),
    ...rows(partitions.applicants, 'Query'),
  ],
  listsExports: rows(partitions.exports, 'Query'),
  /** A proposal for a second person; what waits about the same matter is read. */
  proposes: rows(partitions.proposals, 'PutItem', 'GetItem'),
  seesWhatWaits: rows(partitions.proposals, 'GetItem'),
  listsProposals: rows(partitions.proposals, 'Query'),
  /** A proposal is carried out in the transaction that ends it. */
  settlesProposals: [
    ...rows(partitions.proposals, 'Query', 'PutItem', 'DeleteItem'),
    ...rows(partitions.exports, 'UpdateItem'),
    ...rows(partitions.bankImport, 'Query'),
    ...rows(partitions.bankImports, 'UpdateItem'),
    ...rows(partitions.terms, 'PutItem', 'DeleteItem'),
    ...rows(partitions.books, 'GetItem', 'UpdateItem'),
    ...rows(partitions.claims, 'DeleteItem'),
    ...rows(partitions.applicants, 'GetItem', 'PutItem', 'DeleteItem'),
  ],
  readsSettings: rows(partitions.settings, 'GetItem'),
  readsSettingsChanges: rows(partitions.settings, 'Query'),
  changesSettings: rows(partitions.settings, 'GetItem', 'PutItem'),
  readsRetentionRuns: rows(partitions.retention, 'Query'),
} satisfies Record<string, Right[]>
