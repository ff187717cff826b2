/** Grants of applicants who enter, upload, submit and change their own records. */
import { files, partitions, type Right, rows } from '../rights.ts'

export const applicantGrants = {
  /** A record is put once; where there is one already, it is read. */
  createsRecords: rows(partitions.applicants, 'PutItem', 'GetItem'),
  /** A record is changed on condition of its version; after a conflict the current one is read. */
  changesRecords: rows(partitions.applicants, 'UpdateItem', 'GetItem'),
  /** What is changed after the submission is noted in the history; a paper that is added makes a version. */
  changesSubmittedRecords: rows(partitions.applicants, 'PutItem'),
  /** What was submitted, where the records say something else by now. */
  readsVersions: rows(partitions.applicants, 'GetItem'),
  changesCnic: rows(partitions.cnics, 'PutItem', 'DeleteItem'),
  /** Another address is taken; the former one is reserved or freed. */
  changesEmail: rows(partitions.emails, 'PutItem', 'DeleteItem'),
  /** The account and the form as they were read, the list of closings, an event, and the e-mail that says so. */
  closesAccounts: [
    ...rows(partitions.applicants, 'GetItem', 'UpdateItem', 'PutItem'),
    ...rows(partitions.closings, 'PutItem'),
    ...rows(partitions.outbox, 'PutItem'),
  ],
  /** An account that is not confirmed may be closed at the moment of its submission. */
  requiresOpenAccount: rows(partitions.applicants, 'ConditionCheckItem'),
  /** The case in the queue, the counters, its voucher, its search entries, its first event and an e-mail. */
  submitsApplications: [
    ...rows(partitions.applicants, 'PutItem'),
    ...rows(partitions.counters, 'UpdateItem'),
    ...rows(partitions.vouchers, 'PutItem'),
    ...rows(partitions.outbox, 'PutItem'),
  ],
  /** The challan that is stated after the submission. */
  entersChallans: rows(partitions.search, 'PutItem'),
  /** A correction, a new application after a former one, or a stated challan may change what the case is found by. */
  updatesSearchIndex: rows(partitions.search, 'PutItem', 'DeleteItem'),
  /** Resubmitted or withdrawn: case, form, counters and an event. */
  changesOwnCase: [
    ...rows(partitions.applicants, 'GetItem', 'PutItem'),
    ...rows(partitions.counters, 'UpdateItem'),
  ],
  /** Removes what waited for a second member of staff. */
  endsConfirmations: rows(partitions.workLists, 'DeleteItem'),
  /** The form on condition of its version, with an event. */
  opensReturns: rows(partitions.applicants, 'PutItem', 'UpdateItem'),
  notesPrintOuts: rows(partitions.applicants, 'PutItem', 'UpdateItem'),
  archivesApplications: rows(partitions.applicants, 'GetItem', 'PutItem', 'DeleteItem'),
  /** For the signed address of a photo. */
  readsPhotos: files('photos/*', 'GetObject'),
  /** A mark first, by which the clean-up finds what a failure leaves. */
  storesPhotos: [...files('incoming/*', 'PutObject'), ...files('photos/*', 'PutObject', 'DeleteObject')],
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
  queuesEmails: rows(partitions.outbox, 'PutItem'),
} satisfies Record<string, Right[]>
