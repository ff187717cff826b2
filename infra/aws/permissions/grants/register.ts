/** Grants of the register: its entries, certificates, terms, figures and the changes that are asked for. */
import { files, logFiles, partitions, type Right, rows, secret } from '../rights.ts'

export const registerGrants = {
  readsRegistrations: rows(partitions.registrations, 'GetItem'),
  /** Which entry has a CNIC. */
  readsRegisteredCnics: rows(partitions.cnics, 'GetItem'),
  findsRegisteredCnics: rows(partitions.cnics, 'Query'),
  readsRegisterHistory: rows(partitions.registrations, 'Query'),
  readsRegisterKeys: rows(partitions.registerKeys, 'Query'),
  /** Only the places for everybody: those of applicants begin otherwise. */
  searchesRegister: rows(partitions.publicSearch, 'Query'),
  /** The checkpoint and the tiles of the public log, and whether there are any. */
  readsLogFiles: [...files(logFiles, 'GetObject'), { on: 'list', prefix: logFiles } as Right],
  readsLeaves: rows(partitions.log, 'GetItem'),
  signsLetters: [secret('letter-signing-key')],
  signsChecks: [secret('check-signing-key')],
  /** The entry of the log; how many are sent is counted in it. */
  exportsRegister: rows(partitions.exports, 'PutItem', 'UpdateItem'),
  /** A confirmed change of an entry, with its history, its places and its holder's account. */
  changesEntries: [
    ...rows(partitions.registrations, 'PutItem', 'UpdateItem'),
    ...rows(partitions.cnics, 'GetItem', 'PutItem', 'DeleteItem'),
    ...rows(partitions.expiries, 'PutItem', 'DeleteItem'),
    ...rows(partitions.publicSearch, 'PutItem', 'DeleteItem'),
    // Where the holder practises ends with the link to the account.
    ...rows(partitions.practices, 'DeleteItem'),
    ...rows(partitions.workLists, 'PutItem'),
    ...rows(partitions.applicants, 'Query', 'UpdateItem'),
  ],
  /** The entry with its history, and where it is found by its places. */
  declaresPlaces: [
    ...rows(partitions.registrations, 'PutItem', 'UpdateItem'),
    ...rows(partitions.practices, 'PutItem', 'DeleteItem'),
  ],
  /** Who else is in charge at a licence, one declaration after the other, and the e-mails that tell them. */
  tellsInCharge: [
    ...rows(partitions.drugLicences, 'GetItem', 'PutItem'),
    ...rows(partitions.practices, 'Query'),
    ...rows(partitions.outbox, 'PutItem'),
  ],
  findsPractices: rows(partitions.practices, 'Query'),
  /** The check for its organisation, the mark of its request, the same for each holder, and e-mails to them. */
  asksByName: [
    ...rows(partitions.checkers, 'GetItem', 'PutItem'),
    ...rows(partitions.checked, 'PutItem'),
    ...rows(partitions.applicants, 'GetItem'),
    ...rows(partitions.outbox, 'PutItem'),
    ...rows(partitions.pacedEmails, 'PutItem'),
  ],
  readsChecks: rows(partitions.checked, 'Query'),
  /** What the holder alone decides: the entry with its history. */
  changesOwnEntry: rows(partitions.registrations, 'PutItem', 'UpdateItem'),
  /** What the holder says of a check, and the concern. */
  repliesToChecks: [
    ...rows(partitions.checked, 'GetItem', 'UpdateItem'),
    ...rows(partitions.concerns, 'PutItem'),
  ],
  tellsConcerns: rows(partitions.concerns, 'PutItem'),
  listsConcerns: rows(partitions.concerns, 'Query'),
  /** With what the holder reads of it. */
  endsConcerns: [
    ...rows(partitions.concerns, 'GetItem', 'PutItem', 'DeleteItem'),
    ...rows(partitions.checked, 'GetItem', 'UpdateItem'),
  ],
  /** An address that may ask no more, whether its organisation is there or not. */
  stopsCheckers: [
    ...rows(partitions.checkerEmails, 'GetItem', 'PutItem'),
    ...rows(partitions.checkers, 'GetItem', 'UpdateItem'),
  ],
  listsWatchers: rows(partitions.watchers, 'Query'),
  readsWatchers: rows(partitions.watchers, 'GetItem'),
  /** It is kept as long as it may watch. */
  letsWatchersIn: [
    ...rows(partitions.watchers, 'GetItem', 'UpdateItem'),
    ...rows(partitions.checkers, 'GetItem', 'UpdateItem'),
    ...rows(partitions.checkerEmails, 'UpdateItem'),
  ],
  /** With an e-mail; what it had listed is forgotten. */
  endsWatchers: [
    ...rows(partitions.watchers, 'GetItem', 'UpdateItem'),
    ...rows(partitions.outbox, 'PutItem'),
    ...rows(partitions.watcher, 'GetItem', 'DeleteItem'),
    ...rows(partitions.registrations, 'DeleteItem'),
  ],
  /** With the organisation's list and what stands with the entries. */
  leavesWatching: [
    ...rows(partitions.watchers, 'GetItem', 'UpdateItem', 'DeleteItem'),
    ...rows(partitions.watcher, 'GetItem', 'DeleteItem'),
    ...rows(partitions.registrations, 'DeleteItem'),
  ],
  readsWatchLists: rows(partitions.watcher, 'GetItem'),
  readsWatchChanges: rows(partitions.watcher, 'Query'),
  asksToWatch: rows(partitions.watchers, 'PutItem'),
  /** The list, how long it is, and with each entry what was told of it. */
  changesWatchLists: [
    ...rows(partitions.watcher, 'GetItem', 'PutItem'),
    ...rows(partitions.watchers, 'UpdateItem', 'ConditionCheckItem'),
    ...rows(partitions.registrations, 'UpdateItem', 'DeleteItem'),
  ],
  changesWatchKeys: rows(partitions.watchers, 'UpdateItem'),
  listsOutdatedPapers: rows(partitions.workLists, 'Query'),
  /** The entry and a certificate of it, with an entry of the history; the account of its holder, the list of papers to replace. */
  changesCertificates: [
    ...rows(partitions.registrations, 'PutItem', 'UpdateItem'),
    ...rows(partitions.workLists, 'DeleteItem'),
    ...rows(partitions.applicants, 'UpdateItem'),
  ],
  /** The same, and what its QR code says is signed. */
  preparesCertificates: [
    ...rows(partitions.registrations, 'PutItem', 'UpdateItem'),
    ...rows(partitions.workLists, 'DeleteItem'),
    ...rows(partitions.applicants, 'UpdateItem'),
    secret('register-signing-key'),
  ],
  /** The sheet of a certificate, with an entry of the history. */
  notesPapers: [
    ...rows(partitions.registrations, 'PutItem', 'UpdateItem'),
    ...rows(partitions.sheets, 'GetItem', 'PutItem', 'DeleteItem'),
  ],
  listsTerms: rows(partitions.terms, 'Query'),
  readsTerms: rows(partitions.terms, 'GetItem'),
  /** The ends of a month, with their holders as far as a reminder depends on them. */
  readsCalendar: [...rows(partitions.expiries, 'Query'), ...rows(partitions.applicants, 'Query')],
  readsFigures: rows(partitions.figures, 'GetItem'),
  readsReminders: rows(partitions.reminders, 'GetItem'),
  /** Entries of the register by their numbers, the renewals of each month, and the figures with how far they have come. */
  countsRegister: [
    ...rows(partitions.publicSearch, 'Query'),
    ...rows(partitions.registrations, 'GetItem'),
    ...rows(partitions.counters, 'Query'),
    ...rows(partitions.figures, 'GetItem', 'PutItem'),
  ],
  listsChangeRequests: rows(partitions.changeRequests, 'Query'),
  readsChangeRequests: rows(partitions.registrations, 'Query'),
  readsRequestedDocuments: files('requests/*', 'GetObject'),
  keepsStandingDocuments: files('requests/*', 'PutObject', 'DeleteObject'),
  /** A mark for the particular, the request with its document and its place in the queue; the entry on condition of its holder. */
  asksForChanges: [
    ...rows(partitions.registrations, 'GetItem', 'Query', 'PutItem', 'ConditionCheckItem'),
    ...rows(partitions.changeRequests, 'PutItem'),
    ...files('requests/*', 'PutObject', 'DeleteObject'),
  ],
  /** With what a registrar has proposed because of it. */
  withdrawsChangeRequests: [
    ...rows(partitions.registrations, 'GetItem', 'PutItem', 'DeleteItem'),
    ...rows(partitions.changeRequests, 'DeleteItem'),
    ...rows(partitions.proposals, 'GetItem', 'PutItem', 'DeleteItem'),
    ...files('requests/*', 'DeleteObject'),
  ],
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
  /** When another registrar has confirmed a correction, or it was refused or withdrawn. */
  endsChangeRequests: [
    ...rows(partitions.registrations, 'GetItem', 'PutItem', 'DeleteItem'),
    ...rows(partitions.changeRequests, 'PutItem'),
    ...rows(partitions.applicants, 'GetItem'),
  ],
} satisfies Record<string, Right[]>
