/** The address of every page of the portal, in one place. */

import { plainNumber } from './kit/format.ts'
import { type DocumentKey, documentSetOf } from './vocabulary/documents.ts'
import type { OnboardingStep } from './vocabulary/onboarding-steps.ts'
import type { QualificationLevel } from './vocabulary/people.ts'
import type { ApplicationStatus } from './vocabulary/statuses.ts'

export const paths = {
  start: '/auth/start',
  dashboard: '/',
  portfolio: '/portfolio',
  signIns: '/portfolio/sign-ins',
  portfolioEdit: '/portfolio/me/edit',
  ownData: '/portfolio/data',
  closeAccount: '/portfolio/close',
  applications: '/applications',
  applicationsCreate: '/applications/create',
  applicationsEdit: '/applications/me/edit',
  contactInformation: '/contact-information',
  contactInformationCreate: '/contact-information/create',
  contactInformationEdit: '/contact-information/me/edit',
  qualificationInformation: '/qualification-information',
  qualificationInformationCreate: '/qualification-information/create',
  qualificationInformationEdit: '/qualification-information/me/edit',
  registrationNew: '/registration/new',
  registrationRenewal: '/registration/renewal',
  renewal: '/renewal',
  printOutNew: '/printOut/new',
  printOutRenewal: '/printOut/renewal',
  userApplications: '/user-applications',
  userApplicationsCreate: '/user-applications/create',
  userApplicationsEdit: '/user-applications/me/edit',
  documents: '/documents',
  userDocuments: '/user-documents',
  claim: '/claim',
  claimObjection: '/claim/objection',
  calculator: '/calculator',
  feeCalculation: '/fee-calculation',
  feeCalculationCreate: '/fee-calculation/create',
  login: '/auth/login',
  register: '/auth/register',
  forgotPassword: '/auth/forgot-password',
  ownCnic: '/auth/cnic',
  resetPassword: '/auth/reset-password',
  confirmEmail: '/auth/confirm-email',
  undoEmail: '/auth/undo-email',
  undoPassword: '/auth/undo-password',
  publicRegister: '/register',
  registerCheck: '/register/check',
  registerLog: '/register/log',
  checks: '/checks',
  checksOpen: '/checks/open',
  watch: '/checks/watch',
  ownRegistration: '/own-registration',
  ownCertificate: '/own-registration/certificate',
  ownPlaces: '/own-registration/places',
  ownChecks: '/own-registration/checks',
  verify: '/verify',
  admin: '/admin',
  adminLogin: '/admin/auth/login',
  adminCases: '/admin/cases',
  adminColleagues: '/admin/colleagues',
  adminMeetings: '/admin/meetings',
  adminSettings: '/admin/settings',
  adminCouncil: '/admin/council',
  adminRetention: '/admin/retention',
  adminFeeSchedules: '/admin/fee-schedules',
  adminFeeScheduleNew: '/admin/fee-schedules/new',
  adminTerms: '/admin/registration-terms',
  adminReports: '/admin/reports',
  adminCalendar: '/admin/calendar',
  adminFigures: '/admin/figures',
  adminExports: '/admin/exports',
  adminBankStatement: '/admin/bank-statement',
  adminDayBook: '/admin/day-book',
  adminReceipts: '/admin/receipts',
  adminRegistrations: '/admin/registrations',
  adminCertificates: '/admin/certificates',
  adminBooks: '/admin/books',
  adminClaims: '/admin/claims',
  adminConcerns: '/admin/concerns',
  adminPractices: '/admin/places',
  adminWatchers: '/admin/watchers',
  adminChangeRequests: '/admin/change-requests',
  adminWalkIns: '/admin/walk-ins',
  adminConfirmations: '/admin/confirmations',
  adminPeople: '/admin/people',
  adminPeopleInvite: '/admin/people/invite',
  adminRelease: '/admin/people/release',
  adminSecurity: '/admin/security',
  adminSetPassword: '/admin/auth/set-password',
  support: '/support',
  helpCenter: '/help-center',
  bereavement: '/bereavement',
  privacy: '/privacy',
  terms: '/terms',
  analytics: '/analytics',
  settings: '/settings',
  accessibility: '/accessibility',
} as const

const withLevel = (path: string, level: QualificationLevel): string =>
  `${path}?${new URLSearchParams({ qualification_level: level })}`

/** The form that adds this level. */
export const addQualificationPath = (level: QualificationLevel): string =>
  withLevel(paths.qualificationInformationCreate, level)

/** Where an account is opened. @param next where its person wants to get with it */
export const registerOnTheWayTo = (next: string): string =>
  `${paths.register}?${new URLSearchParams({ next })}`

/** The form that changes this level. */
export const editQualificationPath = (level: QualificationLevel): string =>
  withLevel(paths.qualificationInformationEdit, level)

/** The row of a document. @param query between the page and the row, with its `?` */
export const documentPathOf = (key: DocumentKey, query = ''): string =>
  `${documentSetOf(key) === 'documents' ? paths.documents : paths.userDocuments}${query}#${key}`

/** The registration form, new or submitted; which of the two paths follows its title. */
export const registrationPathOf = (form: { application_title: string } | null): string =>
  form?.application_title === 'Renewal' ? paths.registrationRenewal : paths.registrationNew

/** The print-out of the submitted form; which of the two paths follows its title. */
export const printOutPathOf = (form: { application_title: string } | null): string =>
  form?.application_title === 'Renewal' ? paths.printOutRenewal : paths.printOutNew

/** One entry of the public register, by what everybody writes of its number in an address. */
export const registerEntryPath = (number: string): string =>
  `${paths.publicRegister}/${number.trim().replace(/[^A-Za-z0-9]+/g, '-')}`

/** The staff's queue of one status. */
export const queuePath = (status: ApplicationStatus): string =>
  `${paths.adminCases}?${new URLSearchParams({ status })}`

/** One application as staff see it. @param id the applicant's */
export const casePath = (id: string): string => `${paths.adminCases}/${encodeURIComponent(id)}`

/** An entry of the register as staff see it. @param number in any spelling: letters and digits are left of it */
export const registrationPath = (number: string): string =>
  `${paths.adminRegistrations}/${plainNumber(number)}`

/** A holder's request to change the entry of this number. */
export const changeRequestPath = (number: string, id: string): string =>
  `${paths.adminChangeRequests}/${plainNumber(number)}/${encodeURIComponent(id)}`

/** The holder's letter of good standing, by the id of the request for it. */
export const ownLetterPath = (id: string): string => `${paths.ownRegistration}/${encodeURIComponent(id)}`

/** The card for the door of a place of practice. */
export const doorCardPath = (id: string): string => `${paths.ownPlaces}/${encodeURIComponent(id)}`

/** The certificate of a registration. @param number in any spelling: letters and digits are left of it */
export const certificatePath = (number: string): string => `${registrationPath(number)}/certificate`

/** A meeting of the council. */
export const meetingPath = (id: string): string => `${paths.adminMeetings}/${encodeURIComponent(id)}`

/** The cases of one group of My work. */
export const workGroupPath = (group: string): string => `${paths.admin}/work/${encodeURIComponent(group)}`

/** The account of a member of staff. */
export const staffAccountPath = (id: string): string => `${paths.adminPeople}/${encodeURIComponent(id)}`

/** One import of the bank's statement. */
export const bankImportPath = (id: string): string => `${paths.adminBankStatement}/${encodeURIComponent(id)}`

/** The day book of one month, `YYYY-MM`. */
export const dayBookPath = (month: string): string =>
  `${paths.adminDayBook}?${new URLSearchParams({ month })}`

/** A receipt of a pay order or demand draft. */
export const receiptPath = (serial: string): string => `${paths.adminReceipts}/${encodeURIComponent(serial)}`

/** One old register. */
export const bookPath = (id: string): string => `${paths.adminBooks}/${encodeURIComponent(id)}`

/** The confirmations, at this one. */
export const confirmationPath = (id: string): string =>
  `${paths.adminConfirmations}#${encodeURIComponent(id)}`

/** The claim of an applicant. */
export const claimPath = (id: string): string => `${paths.adminClaims}/${encodeURIComponent(id)}`

/** Somebody for whom staff enter at the counter. @param id of the account */
export const walkInPath = (id: string): string => `${paths.adminWalkIns}/${encodeURIComponent(id)}`

/** The same page of information in the staff's area. */
export const inStaffArea = (path: string): string => `${paths.admin}${path}`

/** The page of an onboarding step. */
export const pathOfStep: Record<OnboardingStep, string> = {
  applicant: paths.applications,
  'contact-information': paths.contactInformation,
  'qualification-information': paths.qualificationInformation,
  registration: paths.registrationNew,
  'print-out': paths.printOutNew,
}
