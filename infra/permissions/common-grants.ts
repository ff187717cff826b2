/** What applicants, what anybody who signs in, and what the workers do, in words. */
import { files, knowsCaller, person, type Right, rows, secret, staffMember } from './rights.ts'

export const commonGrants = {
  knowsApplicant: knowsCaller(person),
  /** A record is put once; what stands there already is read back. */
  createsRecords: rows(person, 'PutItem', 'GetItem'),
  /** A record is changed by its version; a refused change reads what is there now. */
  changesRecords: rows(person, 'UpdateItem', 'GetItem'),
  appendsEvents: rows(person, 'PutItem'),
  readsFees: rows('FEE-SCHEDULE', 'Query'),
  /** Limits count keyed hashes, and the key is half of the pepper. */
  countsTries: [...rows('LIMIT#*', 'UpdateItem'), secret('pepper')],
  forgetsTries: rows('LIMIT#*', 'DeleteItem'),
  /** The pepper goes into every hash. */
  hashesPasswords: [secret('pepper')],
  findsApplicants: rows('EMAIL#*', 'GetItem'),
  signsApplicantsIn: [
    ...rows(person, 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
    secret('applicant-signing-key'),
  ],
  /** Account, both markers and the first session; an equal registration made before is read and signed in anew. */
  opensAccounts: [
    ...rows(person, 'PutItem', 'GetItem'),
    ...rows('EMAIL#*', 'PutItem'),
    ...rows('CNIC#*', 'PutItem'),
    secret('applicant-signing-key'),
  ],
  movesMarkers: [...rows('EMAIL#*', 'PutItem', 'DeleteItem'), ...rows('CNIC#*', 'PutItem', 'DeleteItem')],
  endsOwnSession: rows(person, 'DeleteItem'),
  usesResets: [...rows('RESET#*', 'GetItem', 'DeleteItem'), ...rows(person, 'GetItem', 'UpdateItem')],
  writesEmails: rows('OUTBOX#*', 'PutItem'),
  /** For the signed address of a photo. */
  showsPhotos: files('photos/*', 'GetObject'),
  keepsPhotos: files('photos/*', 'PutObject', 'DeleteObject'),
  /** A case in the queue, the counters, its voucher, the ways that lead to it, its first event and an e-mail. */
  opensCases: [
    ...rows(person, 'PutItem'),
    ...rows('COUNTER#*', 'UpdateItem'),
    ...rows('FIND#*', 'PutItem'),
    ...rows('VOUCHER#*', 'PutItem'),
    ...rows('OUTBOX#*', 'PutItem'),
  ],
  /** What is put right may be what a case is found by. */
  movesWays: rows('FIND#*', 'PutItem', 'DeleteItem'),
  /** Handed in again, or taken back: case, form, counters and an event. */
  movesOwnCase: [...rows(person, 'GetItem', 'PutItem'), ...rows('COUNTER#*', 'UpdateItem')],
  keepsFormerCase: rows(person, 'GetItem', 'PutItem'),
  showsDocuments: files('documents/*', 'GetObject'),
  grantsUploads: [...rows(person, 'PutItem')],
  /** The form is signed here and used by the browser. */
  letsFilesIn: files('incoming/*', 'PutObject'),
  /** Checks what came, copies that version to its final key and points to it last. */
  takesFiles: [
    ...rows(person, 'GetItem', 'PutItem', 'UpdateItem'),
    ...rows('FILE#*', 'PutItem'),
    ...files('incoming/*', 'GetObject', 'GetObjectVersion'),
    ...files('documents/*', 'PutObject', 'GetObject', 'DeleteObject'),
  ],
  /**
   * Without the right to list, S3 answers "forbidden" instead of "not there" about a file that never came, and that
   * question names no prefix. Keys hold ids and names of documents, nothing else.
   */
  missesFiles: [{ on: 'list', prefix: '*' } as Right],
  /** A file that is not the announced one goes, and its grant with it. */
  refusesFiles: [...files('incoming/*', 'DeleteObject'), ...rows(person, 'DeleteItem')],
  /** The pointer, then the file; an empty upload is left for the sweep to look beside. */
  removesDocuments: [
    ...rows(person, 'GetItem', 'DeleteItem'),
    ...files('incoming/*', 'PutObject'),
    ...files('documents/*', 'DeleteObject'),
  ],
  sendsEmails: [
    ...rows('OUTBOX#*', 'GetItem', 'UpdateItem'),
    ...rows('RESET#*', 'PutItem'),
    ...rows(person, 'GetItem', 'UpdateItem'),
    ...rows(staffMember, 'Query', 'UpdateItem'),
    { on: 'mail' } as Right,
  ],
  sweepsUploads: [
    { on: 'list', prefix: 'incoming/*' } as Right,
    { on: 'list', prefix: 'documents/*' } as Right,
    ...files('incoming/*', 'DeleteObject'),
    ...files('documents/*', 'DeleteObject'),
    ...rows(person, 'GetItem', 'Query'),
  ],
} satisfies Record<string, Right[]>
