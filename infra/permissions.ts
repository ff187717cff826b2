/**
 * What each function may do, in words. A word is a list of rights; `permissions` gives every endpoint its words. Who calls
 * is found out with every request, so an endpoint for applicants or staff has those rights without saying so.
 */
import { endpoints } from '#shared/contract/index.ts'

export type TableAction = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem'
export type ObjectAction = 'GetObject' | 'GetObjectVersion' | 'PutObject' | 'DeleteObject'
export type SecretName = 'applicant-signing-key' | 'staff-signing-key' | 'pepper'

/** One action on one kind of thing. Prefixes end with `*`; a table's partition without one is a whole key. */
export type Right =
  | { on: 'table'; action: TableAction; partition: string }
  | { on: 'index'; partition: string }
  | { on: 'objects'; action: ObjectAction; prefix: string }
  | { on: 'list'; prefix: string }
  | { on: 'secret'; name: SecretName }
  | { on: 'mail' }

const rows = (partition: string, ...actions: TableAction[]): Right[] =>
  actions.map((action) => ({ on: 'table', action, partition }))
const files = (prefix: string, ...actions: ObjectAction[]): Right[] =>
  actions.map((action) => ({ on: 'objects', action, prefix }))
const secret = (name: SecretName): Right => ({ on: 'secret', name })

const person = 'USER#*'
const staffMember = 'ADMIN#*'
const roster = 'STAFF'

/** The person's partition with the session in it, the note that the session is in use, and the public keys. */
const knowsCaller = (partition: string) => [
  ...rows(partition, 'Query', 'UpdateItem'),
  ...rows('VERIFICATION-KEYS', 'GetItem'),
]

const words = {
  knowsApplicant: knowsCaller(person),
  knowsStaff: knowsCaller(staffMember),

  /** A record is put once; what stands there already is read back. */
  createsRecords: rows(person, 'PutItem', 'GetItem'),
  /** A record is changed by its version; a refused change reads what is there now. */
  changesRecords: rows(person, 'UpdateItem', 'GetItem'),
  appendsEvents: rows(person, 'PutItem'),
  readsFees: rows('FEE-SCHEDULE', 'Query'),
  /** A schedule and the note of it; what stands in the way is read back. */
  writesFees: rows('FEE-SCHEDULE', 'GetItem', 'PutItem'),
  removesFees: rows('FEE-SCHEDULE', 'GetItem', 'PutItem', 'DeleteItem'),

  /** Limits count keyed hashes, and the key is half of the pepper. */
  countsTries: [...rows('LIMIT#*', 'UpdateItem'), secret('pepper')],
  forgetsTries: rows('LIMIT#*', 'DeleteItem'),
  /** The pepper goes into every hash. */
  hashesPasswords: [secret('pepper')],

  findsApplicants: rows('EMAIL#*', 'GetItem'),
  findsStaff: rows('ADMIN-EMAIL#*', 'GetItem'),
  signsApplicantsIn: [
    ...rows(person, 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
    secret('applicant-signing-key'),
  ],
  signsStaffIn: [
    ...rows(staffMember, 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
    secret('staff-signing-key'),
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
  endsStaffSession: rows(staffMember, 'DeleteItem'),
  usesResets: [...rows('RESET#*', 'GetItem', 'DeleteItem'), ...rows(person, 'GetItem', 'UpdateItem')],
  /** A password set by a link makes its owner count as active. */
  usesInvitations: [
    ...rows('RESET#*', 'GetItem', 'DeleteItem'),
    ...rows(staffMember, 'Query', 'UpdateItem', 'PutItem'),
    ...rows(roster, 'GetItem', 'UpdateItem'),
  ],
  notesSignIns: rows(roster, 'UpdateItem'),
  readsRoster: rows(roster, 'GetItem'),
  /** A code is used up, and recovery codes tell of it. */
  spendsCodes: rows(staffMember, 'GetItem', 'UpdateItem', 'PutItem'),
  /** An account, its place in the roster and an event, in one transaction; a lost answer is looked up. */
  changesStaff: [
    ...rows(staffMember, 'GetItem', 'UpdateItem', 'PutItem', 'DeleteItem'),
    ...rows(roster, 'GetItem', 'UpdateItem'),
    ...rows('OUTBOX#*', 'PutItem'),
  ],
  invitesStaff: [
    ...rows(staffMember, 'PutItem'),
    ...rows('ADMIN-EMAIL#*', 'PutItem', 'GetItem'),
    ...rows(roster, 'GetItem', 'UpdateItem'),
    ...rows('OUTBOX#*', 'PutItem'),
  ],
  /** Account, roster, the item of the app, and the session that stays. */
  setsUpCodes: [
    ...rows(staffMember, 'GetItem', 'UpdateItem', 'PutItem'),
    ...rows(roster, 'GetItem', 'UpdateItem'),
  ],
  writesLetters: rows('OUTBOX#*', 'PutItem'),

  /** For the signed address of a photo. */
  showsPhotos: files('photos/*', 'GetObject'),
  keepsPhotos: files('photos/*', 'PutObject', 'DeleteObject'),
  /** A case in the queue, the counters, its voucher, the ways that lead to it, its first event and a letter. */
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
  readsQueue: [{ on: 'index', partition: 'QUEUE#*' } as Right],
  countsQueue: rows('COUNTER#*', 'Query'),
  findsCases: [...rows('FIND#*', 'Query'), ...rows(person, 'GetItem')],
  readsCases: rows(person, 'Query', 'GetItem'),
  /** Whether a file or a challan stands in another case too. */
  findsDuplicates: [...rows('FILE#*', 'Query'), ...rows('CHALLAN#*', 'GetItem')],
  /** Who works on it, what was compared: the case and an event. */
  notesOnCases: rows(person, 'UpdateItem', 'PutItem'),
  /** Every step: case, form, counters, event, letter; what an approval checks and takes; what a fee takes and gives back. */
  decidesCases: [
    ...rows(person, 'UpdateItem', 'PutItem', 'ConditionCheckItem'),
    ...rows('COUNTER#*', 'GetItem', 'UpdateItem'),
    ...rows('CHALLAN#*', 'PutItem', 'DeleteItem'),
    ...rows('FIND#*', 'PutItem'),
    ...rows('OUTBOX#*', 'PutItem'),
  ],
  beginsExports: rows('EXPORTS', 'PutItem'),
  /** The entry, what it leads to, and how much of that has left. */
  sendsExports: [...rows('EXPORTS', 'GetItem', 'UpdateItem'), ...rows(person, 'Query')],
  readsExports: rows('EXPORTS', 'Query'),
  /** A row of the bank's statement beside the case of its voucher. */
  looksUpVouchers: [
    ...rows('VOUCHER#*', 'GetItem'),
    ...rows('CHALLAN#*', 'GetItem'),
    ...rows(person, 'Query', 'GetItem'),
  ],
  keepsBankRows: [
    ...rows('BANK-IMPORT#*', 'PutItem', 'GetItem'),
    ...rows('BANK-IMPORTS', 'PutItem', 'GetItem'),
  ],
  listsBankImports: rows('BANK-IMPORTS', 'Query'),
  readsBankRows: [...rows('BANK-IMPORT#*', 'GetItem', 'Query'), ...rows('BANK-IMPORTS', 'GetItem')],
  /** As every step that verifies a fee, and what came of the row. */
  verifiesBankRows: [
    ...rows(person, 'UpdateItem', 'PutItem'),
    ...rows('COUNTER#*', 'UpdateItem'),
    ...rows('CHALLAN#*', 'PutItem'),
    ...rows('FIND#*', 'PutItem'),
    ...rows('BANK-IMPORT#*', 'PutItem'),
    ...rows('BANK-IMPORTS', 'UpdateItem'),
  ],
  undoesBankRows: [
    ...rows(person, 'Query', 'GetItem', 'UpdateItem', 'PutItem'),
    ...rows('COUNTER#*', 'UpdateItem'),
    ...rows('CHALLAN#*', 'DeleteItem'),
    ...rows('BANK-IMPORT#*', 'UpdateItem'),
    ...rows('BANK-IMPORTS', 'UpdateItem'),
  ],
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

  sendsLetters: [
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
type Word = keyof typeof words

/** What an endpoint or a worker does beyond knowing its caller. Whoever is not named does nothing more. */
const permissions: Record<string, Word[]> = {
  'auth.register': ['countsTries', 'hashesPasswords', 'findsApplicants', 'opensAccounts'],
  'auth.login': ['countsTries', 'hashesPasswords', 'findsApplicants', 'signsApplicantsIn', 'showsPhotos'],
  'auth.logout': ['endsOwnSession'],
  'auth.forgotPassword': ['countsTries', 'findsApplicants', 'writesLetters'],
  'auth.resetPassword': ['countsTries', 'hashesPasswords', 'usesResets', 'forgetsTries'],
  'auth.user': ['showsPhotos'],
  'adminAuth.login': [
    'countsTries',
    'hashesPasswords',
    'findsStaff',
    'signsStaffIn',
    'spendsCodes',
    'notesSignIns',
  ],
  'adminAuth.setPassword': ['countsTries', 'hashesPasswords', 'usesInvitations', 'forgetsTries'],
  'adminAuth.logout': ['endsStaffSession'],
  'applications.create': ['createsRecords', 'countsTries', 'keepsPhotos', 'showsPhotos'],
  'applications.current': ['showsPhotos'],
  'applications.get': ['showsPhotos'],
  'applications.update': ['changesRecords', 'countsTries', 'keepsPhotos', 'showsPhotos'],
  'contactInformation.create': ['createsRecords'],
  'contactInformation.update': ['changesRecords'],
  'qualificationInformation.create': ['createsRecords'],
  'qualificationInformation.update': ['changesRecords'],
  'applicantForm.create': ['createsRecords', 'readsFees', 'opensCases'],
  'applicantForm.resubmit': ['movesOwnCase', 'movesWays'],
  'applicantForm.startAgain': ['keepsFormerCase', 'showsPhotos'],
  'applicantForm.withdraw': ['movesOwnCase'],
  'userApplications.create': ['createsRecords'],
  'tasks.update': ['changesRecords'],
  'documents.list': ['showsDocuments'],
  'documents.get': ['showsDocuments', 'missesFiles'],
  'documents.remove': ['removesDocuments'],
  'userDocuments.list': ['showsDocuments'],
  'userDocuments.get': ['showsDocuments', 'missesFiles'],
  'userDocuments.remove': ['removesDocuments'],
  'uploads.create': ['countsTries', 'grantsUploads', 'letsFilesIn', 'takesFiles'],
  'uploads.grant': ['countsTries', 'grantsUploads', 'letsFilesIn'],
  'uploads.confirm': ['takesFiles', 'missesFiles', 'refusesFiles'],
  'files.create': ['countsTries', 'grantsUploads', 'letsFilesIn', 'takesFiles'],
  'users.get': ['showsPhotos'],
  'printOut.get': ['showsPhotos'],
  'printOut.printed': ['appendsEvents'],
  'fee.calculate': ['readsFees'],
  'feeSchedules.list': ['readsFees'],
  'feeSchedules.create': ['writesFees'],
  'feeSchedules.update': ['writesFees'],
  'feeSchedules.remove': ['removesFees'],
  'feeSchedules.calculate': ['readsFees'],
  'portfolioUpdate.update': [
    'changesRecords',
    'countsTries',
    'hashesPasswords',
    'movesMarkers',
    'writesLetters',
  ],
  'cases.list': ['readsQueue'],
  'cases.counts': ['countsQueue'],
  'cases.days': ['countsQueue'],
  'cases.find': ['findsCases'],
  'cases.get': ['readsCases', 'appendsEvents', 'showsPhotos', 'findsDuplicates'],
  'cases.history': ['readsCases'],
  'cases.document': ['readsCases', 'appendsEvents', 'showsDocuments', 'missesFiles'],
  'cases.take': ['readsCases', 'notesOnCases', 'showsPhotos', 'findsDuplicates'],
  'cases.tick': ['readsCases', 'notesOnCases', 'showsPhotos', 'findsDuplicates'],
  'cases.receive': ['readsCases', 'notesOnCases', 'showsPhotos', 'findsDuplicates'],
  'cases.act': ['readsCases', 'decidesCases', 'showsPhotos', 'findsDuplicates'],
  'exports.begin': ['countsQueue', 'findsCases', 'beginsExports'],
  'exports.page': ['readsQueue', 'findsCases', 'sendsExports'],
  'exports.list': ['readsExports'],
  'bankStatement.preview': ['looksUpVouchers'],
  'bankStatement.create': ['keepsBankRows'],
  'bankStatement.list': ['listsBankImports'],
  'bankStatement.get': ['readsBankRows'],
  'bankStatement.verify': ['readsBankRows', 'looksUpVouchers', 'verifiesBankRows'],
  'bankStatement.undo': ['readsBankRows', 'undoesBankRows'],
  'people.list': ['readsRoster'],
  'people.get': ['readsRoster'],
  'people.history': [],
  'people.invite': ['invitesStaff'],
  'people.act': ['changesStaff'],
  'security.begin': ['countsTries', 'hashesPasswords', 'spendsCodes'],
  'security.confirm': ['countsTries', 'setsUpCodes'],
  'security.renewCodes': ['countsTries', 'hashesPasswords', 'spendsCodes'],
  'send-letters': ['sendsLetters'],
  'sweep-uploads': ['sweepsUploads'],
}

/** Endpoints that hash a password: more memory, and no more at once than reserved. */
const hashing = new Set([
  'auth.register',
  'auth.login',
  'auth.resetPassword',
  'adminAuth.login',
  'adminAuth.setPassword',
  'security.begin',
  'security.renewCodes',
  'portfolioUpdate.update',
])
export const hashesPasswords = (names: readonly string[]): boolean => names.some((name) => hashing.has(name))

/** The words of a caller's kind; workers have none. */
const callerWords = (name: string): Word[] => {
  const access = endpoints.find((it) => it.name === name)?.endpoint.access
  if (access === 'applicant') return ['knowsApplicant']
  return access === 'staff' ? ['knowsStaff'] : []
}

/** All rights of a function that serves these endpoints (or is this worker), each once. */
export const rightsOf = (names: readonly string[]): Right[] => {
  const all = names.flatMap((name) =>
    [...callerWords(name), ...(permissions[name] ?? [])].flatMap((word): Right[] => words[word]),
  )
  return [...new Map(all.map((right) => [JSON.stringify(right), right])).values()]
}

/** Everybody the list speaks of; a test compares them with the contract. */
export const namedInPermissions = Object.keys(permissions)
