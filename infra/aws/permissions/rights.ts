/** The type of a right, and short forms to write rights. */
import * as keys from '#functions/platform/table/partitions.ts'

export type TableAction = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem'
export type ObjectAction = 'GetObject' | 'GetObjectVersion' | 'PutObject' | 'DeleteObject'
export type SecretName =
  | 'applicant-signing-key'
  | 'staff-signing-key'
  | 'register-signing-key'
  | 'letter-signing-key'
  | 'check-signing-key'
  | 'log-signing-key'
  | 'pepper'

/** One action on one kind of resource. Prefixes end with `*`; a table's partition without one is a whole key. */
export type Right =
  | { on: 'table'; action: TableAction; partition: string }
  | { on: 'index'; partition: string }
  | { on: 'objects'; action: ObjectAction; prefix: string }
  | { on: 'list'; prefix: string }
  | { on: 'secret'; name: SecretName }
  | { on: 'mail' }

export const rows = (partition: string, ...actions: TableAction[]): Right[] =>
  actions.map((action) => ({ on: 'table', action, partition }))
export const files = (prefix: string, ...actions: ObjectAction[]): Right[] =>
  actions.map((action) => ({ on: 'objects', action, prefix }))
export const secret = (name: SecretName): Right => ({ on: 'secret', name })

/** The files of the public log, which are in the bucket of the site. */
export const logFiles = 'log/*'

/** The partitions that rights are granted on: one key, or all keys that begin so. */
export const partitions = {
  applicants: `${keys.applicantPrefix}*`,
  staff: `${keys.staffPrefix}*`,
  roster: keys.rosterPartition,
  emails: `${keys.emailPrefix}*`,
  cnics: `${keys.cnicPrefix}*`,
  staffEmails: `${keys.staffEmailPrefix}*`,
  vouchers: `${keys.voucherPrefix}*`,
  challans: `${keys.challanPrefix}*`,
  sentFiles: `${keys.sentFilePrefix}*`,
  resets: `${keys.resetPrefix}*`,
  checkers: `${keys.checkerPrefix}*`,
  checkerEmails: `${keys.checkerEmailPrefix}*`,
  checked: `${keys.checkedPrefix}*`,
  emailLinks: `${keys.emailLinkPrefix}*`,
  passkeyQuestions: `${keys.passkeyQuestionPrefix}*`,
  limits: `${keys.limitPrefix}*`,
  outbox: `${keys.outboxPrefix}*`,
  waitingEmails: keys.waitingEmailsPartition,
  pacedEmails: keys.pacedEmailsPartition,
  queue: `${keys.queuePrefix}*`,
  assigned: `${keys.assignedPrefix}*`,
  counters: `${keys.counterPrefix}*`,
  search: `${keys.searchPrefix}*`,
  publicSearch: `${keys.searchPrefix}PUBLIC-*`,
  exports: keys.exportsPartition,
  exportsBySubject: `${keys.exportSubjectPrefix}*`,
  meetings: keys.meetingsPartition,
  meeting: `${keys.meetingPrefix}*`,
  proposals: keys.proposalsPartition,
  bankImports: keys.bankImportsPartition,
  bankFormats: keys.bankFormatsPartition,
  dayBook: keys.dayBookPartition,
  receipts: keys.receiptsPartition,
  instruments: `${keys.instrumentPrefix}*`,
  sheets: `${keys.sheetPrefix}*`,
  bankImport: `${keys.bankImportPrefix}*`,
  books: keys.booksPartition,
  book: `${keys.bookPrefix}*`,
  claims: keys.claimsPartition,
  cnicRequests: keys.cnicRequestsPartition,
  concerns: keys.concernsPartition,
  watchers: keys.watchersPartition,
  watcher: `${keys.watcherPrefix}*`,
  walkIns: keys.walkInsPartition,
  changeRequests: keys.changeRequestsPartition,
  deposits: `${keys.depositPrefix}*`,
  openDeposits: keys.openDepositsPartition,
  feeSchedules: keys.feeSchedulePartition,
  registrations: `${keys.registrationPrefix}*`,
  expiries: `${keys.expiryPrefix}*`,
  drugLicences: `${keys.drugLicencePrefix}*`,
  practices: `${keys.practicePrefix}*`,
  terms: keys.termPartition,
  reminders: keys.remindersPartition,
  figures: keys.figuresPartition,
  workLists: `${keys.workListPrefix}*`,
  settings: keys.settingsPartition,
  closings: keys.closingsPartition,
  accountChecks: keys.accountChecksPartition,
  retention: keys.retentionPartition,
  verificationKeys: keys.verificationKeysPartition,
  registerKeys: keys.registerKeysPartition,
  log: keys.logPartition,
}

/** The person's partition with the session in it, the note that the session is in use, and the public keys. */
export const identifiesCaller = (partition: string) => [
  ...rows(partition, 'Query', 'UpdateItem'),
  ...rows(partitions.verificationKeys, 'GetItem'),
]
