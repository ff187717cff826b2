/**
 * What each function may do. A grant is a named list of rights (`permissions/common-grants.ts`, `permissions/staff-grants.ts`);
 * here every endpoint names its grants. Every request identifies its caller, so an endpoint for applicants or staff has those
 * rights without naming them.
 */
import { endpoints } from '#shared/contract/index.ts'
import { commonGrants } from './permissions/common-grants.ts'
import type { Right } from './permissions/rights.ts'
import { staffGrants } from './permissions/staff-grants.ts'

const grants = { ...commonGrants, ...staffGrants }
type GrantName = keyof typeof grants

/** What an endpoint or a worker does besides identifying its caller. One that is not listed does nothing else. */
const permissions: Record<string, GrantName[]> = {
  'auth.register': [
    'countsAttempts',
    'hashesPasswords',
    'findsApplicantsByEmail',
    'createsAccounts',
    'replacesAccounts',
    'queuesEmails',
  ],
  'auth.confirmEmail': ['countsAttempts', 'usesEmailLinks'],
  'auth.undoEmail': ['countsAttempts', 'usesEmailLinks', 'queuesEmails'],
  'auth.cancelEmailChange': ['changesRecords'],
  'auth.sendConfirmation': ['countsAttempts', 'queuesEmails'],
  'auth.login': [
    'countsAttempts',
    'readsWaits',
    'hashesPasswords',
    'findsApplicantsByEmail',
    'signsApplicantsIn',
    'readsPhotos',
  ],
  'auth.logout': ['endsApplicantSession'],
  'auth.forgotPassword': ['countsAttempts', 'findsApplicantsByEmail', 'queuesEmails'],
  'auth.checkResetLink': ['countsAttempts', 'readsResetLinks'],
  'auth.resetPassword': ['countsAttempts', 'hashesPasswords', 'resetsPasswords'],
  'auth.user': ['opensReturns', 'readsPhotos'],
  'adminAuth.login': [
    'queuesEmails',
    'countsAttempts',
    'readsWaits',
    'hashesPasswords',
    'findsStaffByEmail',
    'signsStaffIn',
    'usesSecondFactor',
    'recordsSignIns',
  ],
  'adminAuth.setPassword': ['countsAttempts', 'hashesPasswords', 'acceptsInvitations', 'queuesEmails'],
  'adminAuth.logout': ['endsStaffSession'],
  'applications.create': ['createsRecords', 'countsAttempts', 'storesPhotos', 'readsPhotos'],
  'applications.current': ['readsPhotos'],
  'applications.get': ['readsPhotos'],
  'applications.update': [
    'changesRecords',
    'changesSubmittedRecords',
    'countsAttempts',
    'storesPhotos',
    'readsPhotos',
  ],
  'contactInformation.create': ['createsRecords'],
  'contactInformation.update': ['changesRecords'],
  'qualificationInformation.create': ['createsRecords'],
  'qualificationInformation.update': ['changesRecords'],
  'applicantForm.create': [
    'createsRecords',
    'readsFeeSchedules',
    'submitsApplications',
    'requiresOpenAccount',
    'updatesSearchIndex',
  ],
  'applicantForm.correct': ['changesRecords', 'opensReturns', 'updatesSearchIndex'],
  'applicantForm.resubmit': [
    'changesOwnCase',
    'queuesEmails',
    'readsFeeSchedules',
    'readsRoster',
    'updatesSearchIndex',
  ],
  'applicantForm.startAgain': ['archivesApplications', 'endsConfirmations', 'readsPhotos'],
  'applicantForm.withdraw': ['changesOwnCase', 'endsConfirmations', 'queuesEmails'],
  'userApplications.create': ['createsRecords'],
  'tasks.update': ['changesRecords'],
  'documents.list': ['readsDocuments'],
  'documents.get': ['readsDocuments', 'detectsMissingFiles'],
  'documents.remove': ['removesDocuments'],
  'userDocuments.list': ['readsDocuments'],
  'userDocuments.get': ['readsDocuments', 'detectsMissingFiles'],
  'userDocuments.remove': ['removesDocuments'],
  'uploads.create': ['countsAttempts', 'savesUploadGrants', 'signsUploadForms', 'acceptsUploads'],
  'uploads.grant': ['countsAttempts', 'savesUploadGrants', 'signsUploadForms'],
  'uploads.confirm': ['acceptsUploads', 'detectsMissingFiles', 'rejectsUploads'],
  'files.create': ['countsAttempts', 'savesUploadGrants', 'signsUploadForms', 'acceptsUploads'],
  'users.get': ['readsPhotos', 'readsDocuments'],
  'printOut.get': ['readsPhotos', 'readsDocuments'],
  'printOut.printed': ['notesPrintOuts'],
  'fee.calculate': ['readsFeeSchedules'],
  'feeSchedules.current': ['readsFeeSchedules'],
  'feeSchedules.list': ['readsFeeSchedules'],
  'feeSchedules.create': ['proposesFeeSchedules'],
  'feeSchedules.update': ['proposesFeeSchedules'],
  'feeSchedules.remove': ['proposesFeeSchedules'],
  'feeSchedules.act': ['settlesFeeSchedules'],
  'feeSchedules.calculate': ['readsFeeSchedules'],
  'portfolioUpdate.update': [
    'changesRecords',
    'countsAttempts',
    'hashesPasswords',
    'changesCnic',
    'findsApplicantsByEmail',
    'queuesEmails',
  ],
  'ownData.readings': [],
  'cases.list': ['readsQueue', 'readsCounters'],
  'cases.counts': ['readsCounters', 'readsAssigned'],
  'cases.days': ['readsCounters'],
  'cases.find': ['searchesCases'],
  'cases.get': ['readsCases', 'appendsEvents', 'readsPhotos', 'findsDuplicates', 'refreshesLists'],
  'cases.history': ['readsCases'],
  'cases.printed': ['readsCases', 'appendsEvents'],
  'cases.document': ['readsCases', 'appendsEvents', 'readsDocuments', 'detectsMissingFiles'],
  'cases.take': ['readsCases', 'assignsCases', 'readsPhotos', 'findsDuplicates'],
  'cases.assign': ['readsCases', 'assignsCases'],
  'cases.tick': ['readsCases', 'annotatesCases', 'readsPhotos', 'findsDuplicates'],
  'cases.receive': [
    'readsCases',
    'annotatesCases',
    'queuesEmails',
    'refreshesLists',
    'readsPhotos',
    'findsDuplicates',
  ],
  'cases.act': ['readsCases', 'readsRoster', 'decidesCases', 'readsPhotos', 'findsDuplicates'],
  'views.list': [],
  'views.create': ['savesViews'],
  'views.rename': [],
  'views.remove': ['removesViews'],
  'exports.begin': [
    'countsAttempts',
    'readsQueue',
    'readsCounters',
    'searchesCases',
    'startsExports',
    'proposes',
  ],
  'proposals.list': ['listsProposals'],
  'proposals.act': ['settlesProposals', 'changesStaff', 'invitesStaff'],
  'exports.page': ['readsQueue', 'readsCounters', 'searchesCases', 'readsExportedCases', 'appendsEvents'],
  'cases.notes': ['readsCases'],
  'cases.note': ['readsCases', 'readsRoster', 'writesNotes'],
  'cases.clearMentions': ['clearsMentions'],
  'cases.proposeCorrection': [
    'readsCases',
    'annotatesCases',
    'putsOnWorkLists',
    'readsPhotos',
    'findsDuplicates',
  ],
  'cases.settleCorrection': [
    'readsCases',
    'annotatesCases',
    'changesWorkLists',
    'updatesSearchIndex',
    'refreshesLists',
    'queuesEmails',
    'readsPhotos',
    'findsDuplicates',
  ],
  'cases.escalate': ['readsCases', 'annotatesCases', 'putsOnWorkLists', 'readsPhotos', 'findsDuplicates'],
  'cases.settleEscalation': [
    'readsCases',
    'annotatesCases',
    'changesWorkLists',
    'readsPhotos',
    'findsDuplicates',
  ],
  'cases.actOnMany': ['readsCases', 'marksCertificatesReady'],
  'exports.list': ['listsExports'],
  'bankStatement.preview': ['looksUpVouchers'],
  'bankStatement.create': ['savesBankStatements'],
  'bankStatement.list': ['listsBankImports'],
  'bankStatement.get': ['readsBankStatements', 'seesWhatWaits'],
  'bankStatement.verify': ['readsBankStatements', 'looksUpVouchers', 'verifiesBankPayments'],
  'bankStatement.undo': ['readsBankStatements', 'undoesBankPayments', 'queuesEmails', 'proposes'],
  'colleagues.list': ['readsRoster'],
  'colleagues.setAbsence': ['setsAbsences'],
  'colleagues.endAbsence': ['setsAbsences'],
  'work.list': ['readsWork'],
  'council.get': ['readsSettings', 'readsFeeSchedules'],
  'councilSettings.get': ['readsSettings', 'readsSettingsChanges'],
  'councilSettings.update': ['changesSettings'],
  'officeSettings.get': ['readsSettings', 'readsSettingsChanges'],
  'officeSettings.update': ['changesSettings'],
  'bankStatement.months': ['readsCounters'],
  'deposits.list': ['listsDeposits'],
  'deposits.preview': ['previewsDepositMatches'],
  'deposits.match': ['matchesDeposits'],
  'deposits.setAside': ['setsDepositsAside'],
  'deposits.listSetAside': ['listsDepositsSetAside'],
  'deposits.reopen': ['reopensDeposits'],
  'reports.get': ['readsCounters', 'readsRoster'],
  'people.list': ['readsRoster'],
  'people.get': ['readsRoster', 'seesWhatWaits'],
  'people.history': [],
  'people.invite': ['invitesStaff', 'proposes'],
  'people.releaseAccount': ['countsAttempts', 'releasesAccounts'],
  'people.act': ['changesStaff', 'proposes'],
  'sessions.end': ['endsApplicantSessions'],
  'sessions.endOthers': ['endsApplicantSessions'],
  'staffSessions.end': ['endsStaffSessions'],
  'staffSessions.endOthers': ['endsStaffSessions'],
  'security.begin': ['countsAttempts', 'hashesPasswords', 'usesSecondFactor', 'queuesEmails'],
  'security.confirm': ['countsAttempts', 'setsUpSecondFactor', 'queuesEmails'],
  'security.renewCodes': [
    'countsAttempts',
    'hashesPasswords',
    'usesSecondFactor',
    'setsUpSecondFactor',
    'queuesEmails',
  ],
  'security.changePassword': [
    'countsAttempts',
    'hashesPasswords',
    'usesSecondFactor',
    'setsUpSecondFactor',
    'queuesEmails',
  ],
  'send-emails': ['sendsEmails', 'sharesApplications'],
  'sweep-uploads': ['sweepsUploads'],
}

/** Endpoints that hash a password: they have more memory and a reserved concurrency. */
const hashing = new Set([
  'auth.register',
  'auth.login',
  'auth.resetPassword',
  'adminAuth.login',
  'adminAuth.setPassword',
  'security.begin',
  'security.renewCodes',
  'security.changePassword',
  'portfolioUpdate.update',
])
export const hashesPasswords = (names: readonly string[]): boolean => names.some((name) => hashing.has(name))

/** The grants by which an endpoint identifies its caller; workers have none. */
const callerGrants = (name: string): GrantName[] => {
  const access = endpoints.find((one) => one.name === name)?.endpoint.access
  if (access === 'applicant') return ['identifiesApplicant']
  return access === 'staff' ? ['identifiesStaff'] : []
}

/** All rights of a function that serves these endpoints (or is this worker), each once. */
export const rightsOf = (names: readonly string[]): Right[] => {
  const all = names.flatMap((name) =>
    [...callerGrants(name), ...(permissions[name] ?? [])].flatMap((grant): Right[] => grants[grant]),
  )
  return [...new Map(all.map((right) => [JSON.stringify(right), right])).values()]
}

/** All endpoints and workers of the list; a test compares them with the contract. */
export const namedInPermissions = Object.keys(permissions)
