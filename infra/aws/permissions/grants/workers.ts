/** Grants of the functions that serve no endpoint: e-mails, their events, and the daily work. */
import { files, logFiles, partitions, type Right, rows, secret } from '../rights.ts'

export const workerGrants = {
  sendsEmails: [
    ...rows(partitions.outbox, 'GetItem', 'UpdateItem'),
    ...rows(partitions.waitingEmails, 'PutItem'),
    ...rows(partitions.resets, 'PutItem'),
    ...rows(partitions.emailLinks, 'PutItem'),
    // The address in the book of a claimed registration.
    ...rows(partitions.book, 'GetItem'),
    // What a holder is told of a check by name.
    ...rows(partitions.checked, 'GetItem'),
    // What a reminder says of a registration, and the trial of one.
    ...rows(partitions.registrations, 'GetItem'),
    ...rows(partitions.terms, 'Query'),
    // How the council is reached, and what an e-mail says of an application.
    ...rows(partitions.settings, 'GetItem'),
    ...rows(partitions.applicants, 'GetItem', 'Query', 'UpdateItem'),
    // The line of a sent e-mail, while there is an account.
    ...rows(partitions.applicants, 'PutItem', 'ConditionCheckItem'),
    ...rows(partitions.staff, 'Query', 'UpdateItem'),
    { on: 'mail' } as Right,
  ],
  /** What became of an e-mail, on the e-mail and on the account whose address it was sent to; the lists in which its case is. */
  notesEmailEvents: [
    ...rows(partitions.outbox, 'GetItem', 'UpdateItem'),
    ...rows(partitions.applicants, 'GetItem', 'UpdateItem'),
    ...rows(partitions.counters, 'UpdateItem'),
  ],
  /** E-mails that the mail service did not allow, and those that nobody waits for, go into the outbox. */
  putsWaitingEmailsBack: [
    ...rows(partitions.waitingEmails, 'Query', 'DeleteItem'),
    ...rows(partitions.pacedEmails, 'Query', 'DeleteItem'),
    ...rows(partitions.outbox, 'GetItem', 'PutItem'),
  ],
  /** Leaves, where the number of each stands, how the log began with the register as it was; and its signed files. */
  keepsLog: [
    ...rows(partitions.log, 'GetItem', 'Query', 'PutItem', 'UpdateItem'),
    ...rows(partitions.registrations, 'GetItem', 'UpdateItem'),
    ...rows(partitions.publicSearch, 'Query'),
    ...files(logFiles, 'GetObject', 'PutObject'),
    { on: 'list', prefix: logFiles } as Right,
    secret('log-signing-key'),
  ],
  /** The signed list of standings, in place of the one before. */
  publishesStandings: [
    ...files(logFiles, 'GetObject', 'PutObject'),
    { on: 'list', prefix: logFiles } as Right,
    secret('log-signing-key'),
  ],
  /** What each organisation was told last of an entry, the changes that it is told, and the e-mails; an end by its date. */
  tellsWatchers: [
    ...rows(partitions.watchers, 'GetItem', 'Query', 'UpdateItem', 'ConditionCheckItem'),
    ...rows(partitions.watcher, 'GetItem', 'Query', 'PutItem', 'DeleteItem'),
    ...rows(partitions.registrations, 'GetItem', 'Query', 'UpdateItem', 'DeleteItem'),
    ...rows(partitions.settings, 'GetItem'),
    ...rows(partitions.pacedEmails, 'PutItem'),
    ...rows(partitions.outbox, 'PutItem'),
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
    ...rows(partitions.practices, 'DeleteItem'),
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
    // What waits about somebody whom nobody has confirmed at the counter in time.
    ...rows(partitions.proposals, 'GetItem', 'PutItem'),
    ...rows(partitions.retention, 'PutItem'),
  ],
  /** The lists of cases that are not paid; a case with its form, history, counters, lists and e-mail. */
  endsUnpaidRenewals: [
    { on: 'index', partition: partitions.queue } as Right,
    ...rows(partitions.applicants, 'GetItem', 'Query', 'PutItem', 'UpdateItem'),
    ...rows(partitions.counters, 'UpdateItem'),
    ...rows(partitions.workLists, 'DeleteItem'),
    ...rows(partitions.outbox, 'PutItem'),
  ],
  /** Registrations by their end, their holders' accounts, and a slice's e-mails together with the progress. */
  remindsHolders: [
    ...rows(partitions.expiries, 'Query'),
    ...rows(partitions.applicants, 'Query'),
    ...rows(partitions.reminders, 'GetItem', 'PutItem'),
    ...rows(partitions.pacedEmails, 'PutItem'),
  ],
} satisfies Record<string, Right[]>
