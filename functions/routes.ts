/** Loads the routes of every feature; the compiler checks that each endpoint has one. */
import type { EndpointName } from '#shared/contract.ts'
import type { Route, Routes } from './platform/http/route.ts'

const routes: Routes = {
  service: () => import('./platform/routes/service.ts'),
  applicantForm: () => import('./applications/routes/applicant-form.ts'),
  applications: () => import('./applications/routes/applications.ts'),
  contactInformation: () => import('./applications/routes/contact-information.ts'),
  fee: () => import('./applications/routes/fee.ts'),
  printOut: () => import('./applications/routes/print-out.ts'),
  qualificationInformation: () => import('./applications/routes/qualification-information.ts'),
  tasks: () => import('./applications/routes/tasks.ts'),
  userApplications: () => import('./applications/routes/user-applications.ts'),
  users: () => import('./applications/routes/users.ts'),
  documents: () => import('./documents/routes/documents.ts'),
  files: () => import('./documents/routes/files.ts'),
  uploads: () => import('./documents/routes/uploads.ts'),
  userDocuments: () => import('./documents/routes/user-documents.ts'),
  auth: () => import('./accounts/routes/auth.ts'),
  ownData: () => import('./accounts/routes/own-data.ts'),
  passkeys: () => import('./accounts/routes/passkeys.ts'),
  portfolioUpdate: () => import('./accounts/routes/portfolio-update.ts'),
  sessions: () => import('./accounts/routes/sessions.ts'),
  adminAuth: () => import('./staff/routes/admin-auth.ts'),
  colleagues: () => import('./staff/routes/colleagues.ts'),
  council: () => import('./staff/routes/council.ts'),
  councilSettings: () => import('./staff/routes/council-settings.ts'),
  officeSettings: () => import('./staff/routes/office-settings.ts'),
  people: () => import('./staff/routes/people.ts'),
  proposals: () => import('./staff/routes/proposals.ts'),
  retention: () => import('./staff/routes/retention.ts'),
  security: () => import('./staff/routes/security.ts'),
  staffPasskeys: () => import('./staff/routes/staff-passkeys.ts'),
  staffSessions: () => import('./staff/routes/staff-sessions.ts'),
  books: () => import('./register/routes/books.ts'),
  changeRequests: () => import('./register/routes/change-requests.ts'),
  claims: () => import('./register/routes/claims.ts'),
  calendar: () => import('./register/routes/calendar.ts'),
  figures: () => import('./register/routes/figures.ts'),
  ownChangeRequests: () => import('./register/routes/own-change-requests.ts'),
  ownClaims: () => import('./register/routes/own-claims.ts'),
  cnicRequests: () => import('./staff/routes/cnic-requests.ts'),
  claimObjections: () => import('./register/routes/claim-objections.ts'),
  ownRegistration: () => import('./register/routes/own-registration.ts'),
  register: () => import('./register/routes/register.ts'),
  registrations: () => import('./register/routes/registrations.ts'),
  terms: () => import('./register/routes/terms.ts'),
  certificates: () => import('./certificates/routes/certificates.ts'),
  cases: () => import('./cases/routes/cases.ts'),
  exports: () => import('./cases/routes/exports.ts'),
  reports: () => import('./cases/routes/reports.ts'),
  views: () => import('./cases/routes/views.ts'),
  work: () => import('./cases/routes/work.ts'),
  bankStatement: () => import('./payments/routes/bank-statement.ts'),
  deposits: () => import('./payments/routes/deposits.ts'),
  feeSchedules: () => import('./payments/routes/fee-schedules.ts'),
}

/** The route of an endpoint. */
export const routeOf = async <Name extends EndpointName>(name: Name): Promise<Route<Name>> => {
  const [feature, operation] = name.split('.') as [keyof Routes, string]
  return Reflect.get(await routes[feature](), operation)
}
