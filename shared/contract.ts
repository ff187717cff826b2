/** Every endpoint of the portal by `feature.operation`. */

import { auth } from './accounts/contract/auth.ts'
import { checkers } from './accounts/contract/checkers.ts'
import { ownData } from './accounts/contract/own-data.ts'
import { passkeys } from './accounts/contract/passkeys.ts'
import { portfolioUpdate } from './accounts/contract/portfolio-update.ts'
import { sessions } from './accounts/contract/sessions.ts'
import { applicantForm } from './applications/contract/applicant-form.ts'
import { applications } from './applications/contract/applications.ts'
import { contactInformation } from './applications/contract/contact-information.ts'
import { fee } from './applications/contract/fee.ts'
import { printOut } from './applications/contract/print-out.ts'
import { qualificationInformation } from './applications/contract/qualification-information.ts'
import { tasks } from './applications/contract/tasks.ts'
import { userApplications } from './applications/contract/user-applications.ts'
import { users } from './applications/contract/users.ts'
import { cases } from './cases/contract/cases.ts'
import { exports } from './cases/contract/exports.ts'
import { meetings } from './cases/contract/meetings.ts'
import { reports } from './cases/contract/reports.ts'
import { views } from './cases/contract/views.ts'
import { work } from './cases/contract/work.ts'
import { certificates } from './certificates/contract/certificates.ts'
import { documents } from './documents/contract/documents.ts'
import { files } from './documents/contract/files.ts'
import { uploads } from './documents/contract/uploads.ts'
import { userDocuments } from './documents/contract/user-documents.ts'
import { service } from './kit/contract/service.ts'
import type { Endpoint } from './kit/endpoint.ts'
import { bankStatement } from './payments/contract/bank-statement.ts'
import { dayBook } from './payments/contract/day-book.ts'
import { deposits } from './payments/contract/deposits.ts'
import { feeSchedules } from './payments/contract/fee-schedules.ts'
import { receipts } from './payments/contract/receipts.ts'
import { refunds } from './payments/contract/refunds.ts'
import { books } from './register/contract/books.ts'
import { calendar } from './register/contract/calendar.ts'
import { changeRequests } from './register/contract/change-requests.ts'
import { checks } from './register/contract/checks.ts'
import { claimObjections } from './register/contract/claim-objections.ts'
import { claims } from './register/contract/claims.ts'
import { concerns } from './register/contract/concerns.ts'
import { figures } from './register/contract/figures.ts'
import { ownChangeRequests } from './register/contract/own-change-requests.ts'
import { ownChecks } from './register/contract/own-checks.ts'
import { ownClaims } from './register/contract/own-claims.ts'
import { ownPlaces } from './register/contract/own-places.ts'
import { ownRegistration } from './register/contract/own-registration.ts'
import { ownWatch } from './register/contract/own-watch.ts'
import { practices } from './register/contract/practices.ts'
import { register } from './register/contract/register.ts'
import { registrations } from './register/contract/registrations.ts'
import { terms } from './register/contract/terms.ts'
import { watchers } from './register/contract/watchers.ts'
import { adminAuth } from './staff/contract/admin-auth.ts'
import { cnicRequests } from './staff/contract/cnic-requests.ts'
import { colleagues } from './staff/contract/colleagues.ts'
import { council } from './staff/contract/council.ts'
import { councilSettings } from './staff/contract/council-settings.ts'
import { officeSettings } from './staff/contract/office-settings.ts'
import { people } from './staff/contract/people.ts'
import { proposals } from './staff/contract/proposals.ts'
import { retention } from './staff/contract/retention.ts'
import { security } from './staff/contract/security.ts'
import { staffPasskeys } from './staff/contract/staff-passkeys.ts'
import { staffSessions } from './staff/contract/staff-sessions.ts'
import { walkIns } from './staff/contract/walk-ins.ts'

export const contract = {
  auth,
  adminAuth,
  applications,
  contactInformation,
  qualificationInformation,
  applicantForm,
  userApplications,
  tasks,
  documents,
  uploads,
  userDocuments,
  files,
  cases,
  meetings,
  views,
  exports,
  bankStatement,
  books,
  claims,
  ownClaims,
  claimObjections,
  cnicRequests,
  concerns,
  watchers,
  changeRequests,
  ownChangeRequests,
  colleagues,
  checkers,
  checks,
  council,
  councilSettings,
  officeSettings,
  retention,
  dayBook,
  deposits,
  receipts,
  refunds,
  work,
  reports,
  figures,
  calendar,
  people,
  proposals,
  security,
  passkeys,
  staffPasskeys,
  sessions,
  staffSessions,
  walkIns,
  users,
  printOut,
  fee,
  feeSchedules,
  terms,
  portfolioUpdate,
  ownData,
  ownChecks,
  ownPlaces,
  practices,
  ownRegistration,
  ownWatch,
  register,
  registrations,
  certificates,
  service,
}
export type Contract = typeof contract

/** `feature.operation` of every endpoint. */
export type EndpointName = {
  [Feature in keyof Contract]: `${Feature}.${keyof Contract[Feature] & string}`
}[keyof Contract]

/** The endpoint of this name. */
export type EndpointOf<Name extends EndpointName> = Name extends `${infer Feature}.${infer Operation}`
  ? Feature extends keyof Contract
    ? Operation extends keyof Contract[Feature]
      ? Extract<Contract[Feature][Operation], Endpoint>
      : never
    : never
  : never

export interface NamedEndpoint {
  name: EndpointName
  feature: string
  operation: string
  endpoint: Endpoint
}

/** The contract as a list, in its order. */
export const endpoints: NamedEndpoint[] = Object.entries(contract).flatMap(([feature, operations]) =>
  Object.entries<Endpoint>(operations).map(([operation, endpoint]) => ({
    name: `${feature}.${operation}` as EndpointName,
    feature,
    operation,
    endpoint,
  })),
)
