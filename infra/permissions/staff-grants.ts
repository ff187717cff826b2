/** Grants of members of staff. */
import { files, identifiesCaller, partitions, type Right, rows, secret } from './rights.ts'

export const staffGrants = {
  identifiesStaff: identifiesCaller(partitions.staff),
  /** A proposal, on condition that its schedule is as it was read; after a conflict the current one is read. */
  proposesFeeSchedules: rows(partitions.feeSchedules, 'GetItem', 'PutItem', 'ConditionCheckItem'),
  /** A proposal becomes a schedule and a record of the change; after a conflict the record says who was faster. */
  settlesFeeSchedules: rows(partitions.feeSchedules, 'GetItem', 'Query', 'PutItem', 'DeleteItem'),
  /** The entry and a certificate of it, with an entry of the history. */
  changesCertificates: rows(partitions.registrations, 'PutItem', 'UpdateItem'),
  /** The same, and what its QR code says is signed. */
  preparesCertificates: [
    ...rows(partitions.registrations, 'PutItem', 'UpdateItem'),
    secret('register-signing-key'),
  ],
  findsStaffByEmail: rows(partitions.staffEmails, 'GetItem'),
  signsStaffIn: [
    ...rows(partitions.staff, 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
    secret('staff-signing-key'),
  ],
  endsStaffSession: rows(partitions.staff, 'DeleteItem'),
  endsStaffSessions: rows(partitions.staff, 'DeleteItem', 'GetItem', 'UpdateItem'),
  /** Setting a password by a link makes the account active. */
  acceptsInvitations: [
    ...rows(partitions.resets, 'GetItem', 'DeleteItem'),
    ...rows(partitions.staff, 'Query', 'UpdateItem', 'PutItem'),
    ...rows(partitions.roster, 'GetItem', 'UpdateItem'),
  ],
  recordsSignIns: rows(partitions.roster, 'UpdateItem'),
  readsRoster: rows(partitions.roster, 'GetItem'),
  /** A code is used up, and using a recovery code is recorded. */
  usesSecondFactor: rows(partitions.staff, 'GetItem', 'UpdateItem', 'PutItem'),
  /** An account, its entry in the roster and an event, in one transaction; a repeated request reads what it did. */
  changesStaff: [
    ...rows(partitions.staff, 'GetItem', 'UpdateItem', 'PutItem', 'DeleteItem'),
    ...rows(partitions.roster, 'GetItem', 'UpdateItem'),
    ...rows(partitions.outbox, 'PutItem'),
  ],
  /** The account that holds a CNIC or an e-mail is closed on condition that it has no application, and both are freed. */
  releasesAccounts: [
    ...rows(partitions.cnics, 'GetItem', 'DeleteItem'),
    ...rows(partitions.emails, 'GetItem', 'DeleteItem'),
    ...rows(partitions.applicants, 'GetItem', 'UpdateItem', 'ConditionCheckItem', 'PutItem'),
    ...rows(partitions.closings, 'PutItem'),
  ],
  readsRetentionRuns: rows(partitions.retention, 'Query'),
  /** The account whose rights were proposed; a repeated request reads what it did. */
  confirmsRights: rows(partitions.staff, 'GetItem', 'UpdateItem'),
  invitesStaff: [
    ...rows(partitions.staff, 'PutItem'),
    ...rows(partitions.staffEmails, 'PutItem', 'GetItem'),
    ...rows(partitions.roster, 'GetItem', 'UpdateItem'),
    ...rows(partitions.outbox, 'PutItem'),
  ],
  /** Account, roster, the second factor, and the session that remains. */
  setsUpSecondFactor: [
    ...rows(partitions.staff, 'GetItem', 'UpdateItem', 'PutItem'),
    ...rows(partitions.roster, 'GetItem', 'UpdateItem'),
  ],
  /** Lists of a status, and those of one person of the staff. */
  readsQueue: [
    { on: 'index', partition: partitions.queue } as Right,
    { on: 'index', partition: partitions.assigned } as Right,
  ],
  readsAssigned: [{ on: 'index', partition: partitions.assigned } as Right],
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
  readsCounters: rows(partitions.counters, 'Query'),
  searchesCases: [...rows(partitions.search, 'Query'), ...rows(partitions.applicants, 'GetItem')],
  /** Whether e-mails reach the holder of an entry. */
  readsHolders: rows(partitions.applicants, 'GetItem'),
  readsCases: rows(partitions.applicants, 'Query', 'GetItem'),
  /** What somebody opens, and the event in their history when it is too much. */
  countsReadings: [
    ...rows(partitions.limits, 'UpdateItem'),
    secret('pepper'),
    ...rows(partitions.staff, 'PutItem'),
  ],
  /** Whether another case has the same file or challan. */
  findsDuplicates: [
    ...rows(partitions.sentFiles, 'Query'),
    ...rows(partitions.challans, 'GetItem'),
    ...rows(partitions.search, 'Query'),
  ],
  /** Assignment and checks of a case: the case and an event. */
  annotatesCases: rows(partitions.applicants, 'UpdateItem', 'PutItem'),
  /** The place of a case in the lists, with the counters of both places. */
  refreshesLists: [...rows(partitions.applicants, 'UpdateItem'), ...rows(partitions.counters, 'UpdateItem')],
  /** The case, an event, the numbers of assigned cases; to whom it may be assigned. */
  assignsCases: [
    ...rows(partitions.applicants, 'UpdateItem', 'PutItem'),
    ...rows(partitions.counters, 'UpdateItem'),
    ...rows(partitions.roster, 'GetItem'),
  ],
  setsAbsences: [...rows(partitions.roster, 'GetItem', 'UpdateItem'), ...rows(partitions.staff, 'PutItem')],
  /** Every action: case, form, counters, event, e-mail; the registration number of an approval; the challan of a fee. */
  decidesCases: [
    ...rows(partitions.applicants, 'UpdateItem', 'PutItem'),
    ...rows(partitions.counters, 'GetItem', 'UpdateItem'),
    ...rows(partitions.challans, 'PutItem', 'DeleteItem'),
    ...rows(partitions.search, 'PutItem'),
    ...rows(partitions.outbox, 'PutItem'),
    ...rows(partitions.workLists, 'PutItem', 'DeleteItem'),
    ...rows(partitions.deposits, 'GetItem', 'UpdateItem', 'ConditionCheckItem'),
    ...rows(partitions.openDeposits, 'PutItem', 'DeleteItem'),
  ],
  /** An entry of the register with its history, its expiry place and its holder’s account; the term of the day. */
  changesRegister: [
    ...rows(partitions.registrations, 'GetItem', 'PutItem', 'UpdateItem'),
    ...rows(partitions.expiries, 'PutItem', 'DeleteItem'),
    ...rows(partitions.publicSearch, 'PutItem', 'DeleteItem'),
    ...rows(partitions.applicants, 'UpdateItem'),
    ...rows(partitions.terms, 'Query'),
  ],
  /** An entry is made where the register does not have the number yet. */
  linksRegistrations: [
    ...rows(partitions.registrations, 'GetItem', 'PutItem', 'UpdateItem'),
    ...rows(partitions.expiries, 'PutItem'),
    ...rows(partitions.publicSearch, 'PutItem'),
    ...rows(partitions.terms, 'Query'),
  ],
  /** An entry that was made for the renewal goes again; another one stays without a holder. */
  unlinksRegistrations: [
    ...rows(partitions.registrations, 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
    ...rows(partitions.expiries, 'PutItem', 'DeleteItem'),
    ...rows(partitions.publicSearch, 'DeleteItem'),
  ],
  /** A confirmed change of an entry, with its history, its places and its holder's account. */
  changesEntries: [
    ...rows(partitions.registrations, 'PutItem', 'UpdateItem'),
    ...rows(partitions.expiries, 'PutItem', 'DeleteItem'),
    ...rows(partitions.publicSearch, 'PutItem', 'DeleteItem'),
    ...rows(partitions.applicants, 'UpdateItem'),
  ],
  readsRegisterHistory: rows(partitions.registrations, 'Query'),
  /** A note, with an entry in the work of those whom it names; a repeated one is read. */
  writesNotes: [...rows(partitions.applicants, 'PutItem'), ...rows(partitions.workLists, 'PutItem')],
  clearsMentions: rows(partitions.workLists, 'Query', 'DeleteItem'),
  /** A question to the registrars, or a proposed correction. */
  putsOnWorkLists: rows(partitions.workLists, 'PutItem'),
  /** What is settled leaves its list; the answer goes on the list of the one who asked. */
  changesWorkLists: rows(partitions.workLists, 'PutItem', 'DeleteItem'),
  /** Case, form, counters, event, e-mail; nothing that another action would write. */
  marksCertificatesReady: [
    ...rows(partitions.applicants, 'UpdateItem', 'PutItem'),
    ...rows(partitions.counters, 'UpdateItem'),
    ...rows(partitions.outbox, 'PutItem'),
  ],
  readsSettingsChanges: rows(partitions.settings, 'Query'),
  changesSettings: rows(partitions.settings, 'GetItem', 'PutItem'),
  /** Reading them and giving them other names needs no more than knowing the caller. */
  savesViews: rows(partitions.staff, 'PutItem'),
  removesViews: rows(partitions.staff, 'DeleteItem'),
  /** The entry; of a large one also the proposal that it waits for, and what finds it again. */
  /** The entry of the log; how many are sent is counted in it. */
  exportsRegister: rows(partitions.exports, 'PutItem', 'UpdateItem'),
  startsExports: [
    ...rows(partitions.exports, 'PutItem', 'GetItem'),
    ...rows(partitions.exportsBySubject, 'PutItem', 'GetItem'),
  ],
  /** A proposal for a second person; what waits about the same matter is read. */
  proposes: rows(partitions.proposals, 'PutItem', 'GetItem'),
  seesWhatWaits: rows(partitions.proposals, 'GetItem'),
  listsProposals: rows(partitions.proposals, 'Query'),
  /** What was proposed is done in the transaction that ends the proposal. */
  settlesProposals: [
    ...rows(partitions.proposals, 'Query', 'PutItem', 'DeleteItem'),
    ...rows(partitions.exports, 'UpdateItem'),
    ...rows(partitions.bankImport, 'GetItem'),
    ...rows(partitions.bankImports, 'UpdateItem'),
    ...rows(partitions.terms, 'PutItem', 'DeleteItem'),
    ...rows(partitions.books, 'GetItem', 'UpdateItem'),
  ],
  listsTerms: rows(partitions.terms, 'Query'),
  readsFigures: rows(partitions.figures, 'GetItem'),
  readsReminders: rows(partitions.reminders, 'GetItem'),
  readsTerms: rows(partitions.terms, 'GetItem'),
  /** The entry of the export, the cases it contains, and how many of them were sent. */
  readsExportedCases: [
    ...rows(partitions.exports, 'GetItem', 'UpdateItem'),
    ...rows(partitions.applicants, 'Query'),
  ],
  listsExports: rows(partitions.exports, 'Query'),
  /** A row of the bank's statement and the case of its voucher. */
  looksUpVouchers: [
    ...rows(partitions.vouchers, 'GetItem'),
    ...rows(partitions.challans, 'GetItem'),
    ...rows(partitions.deposits, 'GetItem'),
    ...rows(partitions.applicants, 'Query', 'GetItem'),
  ],
  savesBankStatements: [
    ...rows(partitions.bankImport, 'PutItem', 'GetItem'),
    ...rows(partitions.bankImports, 'PutItem', 'GetItem'),
  ],
  listsBankImports: rows(partitions.bankImports, 'Query'),
  readsBankStatements: [
    ...rows(partitions.bankImport, 'GetItem', 'Query'),
    ...rows(partitions.bankImports, 'GetItem'),
  ],
  /** Verifies a fee as an action on the case does, or keeps the row as a deposit, and saves the result of the row. */
  verifiesBankPayments: [
    ...rows(partitions.applicants, 'UpdateItem', 'PutItem'),
    ...rows(partitions.counters, 'UpdateItem'),
    ...rows(partitions.challans, 'PutItem', 'ConditionCheckItem'),
    ...rows(partitions.outbox, 'PutItem'),
    ...rows(partitions.deposits, 'PutItem', 'UpdateItem', 'ConditionCheckItem'),
    ...rows(partitions.openDeposits, 'PutItem', 'DeleteItem'),
    ...rows(partitions.search, 'PutItem'),
    ...rows(partitions.bankImport, 'PutItem'),
    ...rows(partitions.bankImports, 'UpdateItem'),
  ],
  undoesBankPayments: [
    ...rows(partitions.applicants, 'Query', 'GetItem', 'UpdateItem', 'PutItem'),
    ...rows(partitions.counters, 'UpdateItem'),
    ...rows(partitions.challans, 'DeleteItem'),
    ...rows(partitions.bankImport, 'UpdateItem'),
    ...rows(partitions.bankImports, 'UpdateItem'),
    ...rows(partitions.deposits, 'GetItem', 'UpdateItem', 'DeleteItem'),
    ...rows(partitions.openDeposits, 'PutItem', 'DeleteItem'),
  ],
  listsBooks: rows(partitions.books, 'Query'),
  readsBooks: rows(partitions.books, 'GetItem'),
  /** A file, or rows and what became of them. */
  readsBookParts: rows(partitions.book, 'GetItem'),
  /** The files of a book, or its pages. */
  listsBookItems: rows(partitions.book, 'Query'),
  beginsBooks: rows(partitions.books, 'PutItem', 'GetItem'),
  /** Rows as they were sent, with the file and the counts of the book. */
  savesBookParts: [
    ...rows(partitions.book, 'PutItem', 'UpdateItem'),
    ...rows(partitions.books, 'UpdateItem'),
  ],
  /** Each row's entry on condition that its book is not being undone; then what became of the rows. */
  importsBooks: [
    ...rows(partitions.registrations, 'GetItem', 'PutItem'),
    ...rows(partitions.publicSearch, 'PutItem'),
    ...rows(partitions.expiries, 'PutItem'),
    ...rows(partitions.terms, 'Query'),
    ...rows(partitions.books, 'UpdateItem', 'ConditionCheckItem'),
    ...rows(partitions.book, 'PutItem', 'UpdateItem'),
  ],
  undoesBooks: [
    ...rows(partitions.registrations, 'GetItem', 'PutItem', 'DeleteItem'),
    ...rows(partitions.publicSearch, 'DeleteItem'),
    ...rows(partitions.expiries, 'DeleteItem'),
    ...rows(partitions.books, 'UpdateItem'),
    ...rows(partitions.book, 'PutItem', 'UpdateItem'),
  ],
  /** The scan of a page, stored before the book names it. */
  addsBookPages: [
    ...rows(partitions.book, 'PutItem'),
    ...rows(partitions.books, 'ConditionCheckItem'),
    ...files('books/*', 'PutObject'),
  ],
  readsBookPages: files('books/*', 'GetObject'),
  /** In the history of who reads it. */
  recordsPageReadings: rows(partitions.staff, 'PutItem'),
  listsChangeRequests: rows(partitions.changeRequests, 'Query'),
  /** The request, and what was proposed because of it. */
  acceptsChangeRequests: [
    ...rows(partitions.registrations, 'PutItem'),
    ...rows(partitions.changeRequests, 'DeleteItem'),
  ],
  /** The request, its mark and its place in the queue, and an e-mail. */
  refusesChangeRequests: [
    ...rows(partitions.registrations, 'PutItem', 'DeleteItem'),
    ...rows(partitions.changeRequests, 'DeleteItem'),
    ...rows(partitions.outbox, 'PutItem'),
  ],
  /** With a correction that another registrar has confirmed, or that was refused or withdrawn. */
  endsChangeRequests: [
    ...rows(partitions.registrations, 'GetItem', 'PutItem', 'DeleteItem'),
    ...rows(partitions.changeRequests, 'PutItem'),
    ...rows(partitions.applicants, 'GetItem'),
  ],
  listsClaims: rows(partitions.claims, 'Query'),
  /** A claim and the account that it is of. */
  readsClaims: rows(partitions.applicants, 'GetItem'),
  readsRegistrations: rows(partitions.registrations, 'GetItem'),
  readsClaimedCertificates: files('claims/*', 'GetObject'),
  /** The claim, its place in the queue, the entry with its history and expiry place, its holder’s account, an e-mail. */
  decidesClaims: [
    ...rows(partitions.applicants, 'PutItem', 'UpdateItem'),
    ...rows(partitions.claims, 'DeleteItem'),
    ...rows(partitions.registrations, 'PutItem', 'UpdateItem'),
    ...rows(partitions.expiries, 'PutItem'),
    ...rows(partitions.outbox, 'PutItem'),
  ],
  /** A page of open deposits, and the case of each voucher. */
  listsDeposits: [
    ...rows(partitions.openDeposits, 'Query'),
    ...rows(partitions.vouchers, 'GetItem'),
    ...rows(partitions.applicants, 'Query', 'GetItem'),
  ],
  /** A deposit and the case of a reference or voucher number. */
  previewsDepositMatches: [
    ...rows(partitions.deposits, 'GetItem'),
    ...rows(partitions.vouchers, 'GetItem'),
    ...rows(partitions.search, 'Query'),
    ...rows(partitions.applicants, 'Query', 'GetItem'),
  ],
  /** Verifies a fee as an action on the case does, and settles the deposit. */
  matchesDeposits: [
    ...rows(partitions.applicants, 'Query', 'GetItem', 'UpdateItem', 'PutItem'),
    ...rows(partitions.counters, 'UpdateItem'),
    ...rows(partitions.challans, 'PutItem'),
    ...rows(partitions.outbox, 'PutItem'),
    ...rows(partitions.search, 'PutItem'),
    ...rows(partitions.deposits, 'GetItem', 'UpdateItem'),
    ...rows(partitions.openDeposits, 'DeleteItem'),
  ],
  setsDepositsAside: [
    ...rows(partitions.deposits, 'GetItem', 'UpdateItem'),
    ...rows(partitions.openDeposits, 'PutItem', 'DeleteItem'),
    ...rows(partitions.counters, 'UpdateItem'),
  ],
  listsDepositsSetAside: rows(partitions.openDeposits, 'Query'),
  /** As long as the challan has paid for nothing. */
  reopensDeposits: [
    ...rows(partitions.deposits, 'GetItem', 'UpdateItem'),
    ...rows(partitions.openDeposits, 'PutItem', 'DeleteItem'),
    ...rows(partitions.challans, 'ConditionCheckItem'),
    ...rows(partitions.counters, 'UpdateItem'),
  ],
} satisfies Record<string, Right[]>
