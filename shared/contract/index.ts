/** Every endpoint of the portal by `feature.operation`. */
import { adminAuth } from './admin-auth.ts'
import { applicantForm } from './applicant-form.ts'
import { applications } from './applications.ts'
import { auth } from './auth.ts'
import { bankStatement } from './bank-statement.ts'
import { books } from './books.ts'
import { cases } from './cases.ts'
import { certificates } from './certificates.ts'
import { changeRequests } from './change-requests.ts'
import { claims } from './claims.ts'
import { colleagues } from './colleagues.ts'
import { contactInformation } from './contact-information.ts'
import { council } from './council.ts'
import { councilSettings } from './council-settings.ts'
import { deposits } from './deposits.ts'
import { documents } from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import { exports } from './exports.ts'
import { fee } from './fee.ts'
import { feeSchedules } from './fee-schedules.ts'
import { figures } from './figures.ts'
import { files } from './files.ts'
import { officeSettings } from './office-settings.ts'
import { ownChangeRequests } from './own-change-requests.ts'
import { ownClaims } from './own-claims.ts'
import { ownData } from './own-data.ts'
import { ownRegistration } from './own-registration.ts'
import { passkeys } from './passkeys.ts'
import { people } from './people.ts'
import { portfolioUpdate } from './portfolio-update.ts'
import { printOut } from './print-out.ts'
import { proposals } from './proposals.ts'
import { qualificationInformation } from './qualification-information.ts'
import { register } from './register.ts'
import { registrations } from './registrations.ts'
import { reports } from './reports.ts'
import { retention } from './retention.ts'
import { security } from './security.ts'
import { service } from './service.ts'
import { sessions } from './sessions.ts'
import { staffPasskeys } from './staff-passkeys.ts'
import { staffSessions } from './staff-sessions.ts'
import { tasks } from './tasks.ts'
import { terms } from './terms.ts'
import { uploads } from './uploads.ts'
import { userApplications } from './user-applications.ts'
import { userDocuments } from './user-documents.ts'
import { users } from './users.ts'
import { views } from './views.ts'
import { work } from './work.ts'

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
  views,
  exports,
  bankStatement,
  books,
  claims,
  ownClaims,
  changeRequests,
  ownChangeRequests,
  colleagues,
  council,
  councilSettings,
  officeSettings,
  retention,
  deposits,
  work,
  reports,
  figures,
  people,
  proposals,
  security,
  passkeys,
  staffPasskeys,
  sessions,
  staffSessions,
  users,
  printOut,
  fee,
  feeSchedules,
  terms,
  portfolioUpdate,
  ownData,
  ownRegistration,
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
