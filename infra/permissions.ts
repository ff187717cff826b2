/**
 * What each function may do. A word is a list of rights (`permissions/words.ts`, `permissions/staff-words.ts`); here every
 * endpoint has its words. Who calls is found out with every request, so an endpoint for applicants or staff has those rights
 * without saying so.
 */
import { endpoints } from '#shared/contract/index.ts'
import { commonGrants } from './permissions/common-grants.ts'
import type { Right } from './permissions/rights.ts'
import { staffGrants } from './permissions/staff-grants.ts'

const grants = { ...commonGrants, ...staffGrants }
type GrantName = keyof typeof grants

/** What an endpoint or a worker does beyond knowing its caller. Whoever is not named does nothing more. */
const permissions: Record<string, GrantName[]> = {
  'auth.register': ['countsTries', 'hashesPasswords', 'findsApplicants', 'opensAccounts'],
  'auth.login': ['countsTries', 'hashesPasswords', 'findsApplicants', 'signsApplicantsIn', 'showsPhotos'],
  'auth.logout': ['endsOwnSession'],
  'auth.forgotPassword': ['countsTries', 'findsApplicants', 'writesEmails'],
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
    'writesEmails',
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
  'send-emails': ['sendsEmails'],
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
const callerGrants = (name: string): GrantName[] => {
  const access = endpoints.find((it) => it.name === name)?.endpoint.access
  if (access === 'applicant') return ['knowsApplicant']
  return access === 'staff' ? ['knowsStaff'] : []
}

/** All rights of a function that serves these endpoints (or is this worker), each once. */
export const rightsOf = (names: readonly string[]): Right[] => {
  const all = names.flatMap((name) =>
    [...callerGrants(name), ...(permissions[name] ?? [])].flatMap((word): Right[] => grants[word]),
  )
  return [...new Map(all.map((right) => [JSON.stringify(right), right])).values()]
}

/** Everybody the list speaks of; a test compares them with the contract. */
export const namedInPermissions = Object.keys(permissions)
