/** Grants of old registers, and of persons who claim a number of them. */
import { files, partitions, type Right, rows } from '../rights.ts'

export const bookAndClaimGrants = {
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
  /** The term of today and the first number of the portal: what no row may exceed. */
  readsBookBounds: [...rows(partitions.terms, 'Query'), ...rows(partitions.counters, 'GetItem')],
  asksAboutBooks: rows(partitions.books, 'UpdateItem'),
  /** Each row's entry on condition that its book is confirmed and not being undone; then what became of the rows. */
  importsBooks: [
    ...rows(partitions.registrations, 'GetItem', 'PutItem'),
    ...rows(partitions.cnics, 'GetItem', 'PutItem'),
    ...rows(partitions.publicSearch, 'PutItem'),
    ...rows(partitions.expiries, 'PutItem'),
    ...rows(partitions.books, 'UpdateItem', 'ConditionCheckItem'),
    ...rows(partitions.book, 'PutItem', 'UpdateItem'),
  ],
  /** The entry, on condition that its book is confirmed. */
  comparesRows: [
    ...rows(partitions.registrations, 'GetItem', 'PutItem', 'UpdateItem'),
    ...rows(partitions.books, 'ConditionCheckItem'),
  ],
  undoesBooks: [
    ...rows(partitions.registrations, 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
    ...rows(partitions.cnics, 'DeleteItem'),
    ...rows(partitions.publicSearch, 'DeleteItem'),
    ...rows(partitions.expiries, 'DeleteItem'),
    ...rows(partitions.workLists, 'DeleteItem'),
    ...rows(partitions.applicants, 'UpdateItem'),
    ...rows(partitions.outbox, 'PutItem'),
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
  listsClaims: rows(partitions.claims, 'Query'),
  /** A claim and the account that it is of. */
  readsClaims: rows(partitions.applicants, 'GetItem'),
  readsClaimedCertificates: files('claims/*', 'GetObject'),
  /** A claim that is refused, the mark that it was open, its place in the queue, an e-mail. */
  decidesClaims: [
    ...rows(partitions.applicants, 'PutItem', 'DeleteItem'),
    ...rows(partitions.claims, 'DeleteItem'),
    ...rows(partitions.outbox, 'PutItem'),
  ],
  /** What is proposed about a claim, or ends with it. */
  endsClaimProposals: rows(partitions.proposals, 'GetItem', 'PutItem', 'DeleteItem'),
  /** The claim, the mark that it was open, its place in the queue, the entry with its history and expiry place, its holder’s account, e-mails. */
  linksClaims: [
    ...rows(partitions.emailLinks, 'GetItem'),
    ...rows(partitions.applicants, 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
    ...rows(partitions.claims, 'DeleteItem'),
    ...rows(partitions.registrations, 'GetItem', 'PutItem', 'UpdateItem'),
    ...rows(partitions.expiries, 'PutItem'),
    ...rows(partitions.outbox, 'PutItem'),
  ],
  /** The claim comes into the queue again, and its entry is held. */
  objectsToClaims: [
    ...rows(partitions.emailLinks, 'GetItem'),
    ...rows(partitions.applicants, 'GetItem', 'PutItem', 'UpdateItem'),
    ...rows(partitions.claims, 'PutItem'),
    ...rows(partitions.registrations, 'GetItem', 'PutItem', 'UpdateItem'),
    ...rows(partitions.outbox, 'PutItem'),
  ],
  /** The claim with its picture, its place in the queue, and e-mails. */
  claimsRegistrations: [
    ...rows(partitions.applicants, 'GetItem', 'PutItem'),
    ...rows(partitions.claims, 'PutItem'),
    ...rows(partitions.registrations, 'GetItem'),
    ...rows(partitions.outbox, 'PutItem'),
    ...files('claims/*', 'PutObject', 'DeleteObject'),
  ],
  readsOwnClaims: rows(partitions.applicants, 'GetItem'),
} satisfies Record<string, Right[]>
