/** Every endpoint's route by `feature.operation`. The compiler counts them against the contract. */

import { route as casesReceive } from '#functions/api/cases/receive.ts'
import { route as adminAuthAdminUser } from './api/admin-auth/admin-user.ts'
import { route as adminAuthLogin } from './api/admin-auth/login.ts'
import { route as adminAuthLogout } from './api/admin-auth/logout.ts'
import { route as adminAuthSetPassword } from './api/admin-auth/set-password.ts'
import { route as applicantFormCreate } from './api/applicant-form/create.ts'
import { route as applicantFormResubmit } from './api/applicant-form/resubmit.ts'
import { route as applicantFormStartAgain } from './api/applicant-form/start-again.ts'
import { route as applicantFormWithdraw } from './api/applicant-form/withdraw.ts'
import { route as applicationsCreate } from './api/applications/create.ts'
import { route as applicationsCurrent } from './api/applications/current.ts'
import { route as applicationsGet } from './api/applications/get.ts'
import { route as applicationsUpdate } from './api/applications/update.ts'
import { route as authForgotPassword } from './api/auth/forgot-password.ts'
import { route as authLogin } from './api/auth/login.ts'
import { route as authLogout } from './api/auth/logout.ts'
import { route as authRegister } from './api/auth/register.ts'
import { route as authResetPassword } from './api/auth/reset-password.ts'
import { route as authUser } from './api/auth/user.ts'
import { route as bankStatementCreate } from './api/bank-statement/create.ts'
import { route as bankStatementGet } from './api/bank-statement/get.ts'
import { route as bankStatementList } from './api/bank-statement/list.ts'
import { route as bankStatementPreview } from './api/bank-statement/preview.ts'
import { route as bankStatementUndo } from './api/bank-statement/undo.ts'
import { route as bankStatementVerify } from './api/bank-statement/verify.ts'
import { route as casesAct } from './api/cases/act.ts'
import { route as casesCounts } from './api/cases/counts.ts'
import { route as casesDays } from './api/cases/days.ts'
import { route as casesDocument } from './api/cases/document.ts'
import { route as casesFind } from './api/cases/find.ts'
import { route as casesGet } from './api/cases/get.ts'
import { route as casesHistory } from './api/cases/history.ts'
import { route as casesList } from './api/cases/list.ts'
import { route as casesTake } from './api/cases/take.ts'
import { route as casesTick } from './api/cases/tick.ts'
import { route as contactInformationCreate } from './api/contact-information/create.ts'
import { route as contactInformationCurrent } from './api/contact-information/current.ts'
import { route as contactInformationGet } from './api/contact-information/get.ts'
import { route as contactInformationUpdate } from './api/contact-information/update.ts'
import { route as documentsGet } from './api/documents/get.ts'
import { route as documentsList } from './api/documents/list.ts'
import { route as documentsRemove } from './api/documents/remove.ts'
import { route as exportsBegin } from './api/exports/begin.ts'
import { route as exportsList } from './api/exports/list.ts'
import { route as exportsPage } from './api/exports/page.ts'
import { route as feeCalculate } from './api/fee/calculate.ts'
import { route as feeSchedulesCalculate } from './api/fee-schedules/calculate.ts'
import { route as feeSchedulesCreate } from './api/fee-schedules/create.ts'
import { route as feeSchedulesList } from './api/fee-schedules/list.ts'
import { route as feeSchedulesRemove } from './api/fee-schedules/remove.ts'
import { route as feeSchedulesUpdate } from './api/fee-schedules/update.ts'
import { route as filesCreate } from './api/files/create.ts'
import { route as peopleAct } from './api/people/act.ts'
import { route as peopleGet } from './api/people/get.ts'
import { route as peopleHistory } from './api/people/history.ts'
import { route as peopleInvite } from './api/people/invite.ts'
import { route as peopleList } from './api/people/list.ts'
import { route as portfolioUpdateGet } from './api/portfolio-update/get.ts'
import { route as portfolioUpdateUpdate } from './api/portfolio-update/update.ts'
import { route as printOutGet } from './api/print-out/get.ts'
import { route as printOutPrinted } from './api/print-out/printed.ts'
import { route as qualificationInformationCreate } from './api/qualification-information/create.ts'
import { route as qualificationInformationGet } from './api/qualification-information/get.ts'
import { route as qualificationInformationList } from './api/qualification-information/list.ts'
import { route as qualificationInformationUpdate } from './api/qualification-information/update.ts'
import { route as securityBegin } from './api/security/begin.ts'
import { route as securityConfirm } from './api/security/confirm.ts'
import { route as securityRenewCodes } from './api/security/renew-codes.ts'
import { route as serviceHealth } from './api/service/health.ts'
import { route as serviceOpenapi } from './api/service/openapi.ts'
import { route as tasksUpdate } from './api/tasks/update.ts'
import { route as uploadsConfirm } from './api/uploads/confirm.ts'
import { route as uploadsCreate } from './api/uploads/create.ts'
import { route as uploadsGrant } from './api/uploads/grant.ts'
import { route as userApplicationsCreate } from './api/user-applications/create.ts'
import { route as userApplicationsCurrent } from './api/user-applications/current.ts'
import { route as userDocumentsGet } from './api/user-documents/get.ts'
import { route as userDocumentsList } from './api/user-documents/list.ts'
import { route as userDocumentsRemove } from './api/user-documents/remove.ts'
import { route as usersGet } from './api/users/get.ts'
import type { Routes } from './http/route.ts'

export const routes: Routes = {
  auth: {
    register: authRegister,
    login: authLogin,
    logout: authLogout,
    forgotPassword: authForgotPassword,
    resetPassword: authResetPassword,
    user: authUser,
  },
  adminAuth: {
    login: adminAuthLogin,
    setPassword: adminAuthSetPassword,
    logout: adminAuthLogout,
    adminUser: adminAuthAdminUser,
  },
  applications: {
    create: applicationsCreate,
    current: applicationsCurrent,
    get: applicationsGet,
    update: applicationsUpdate,
  },
  contactInformation: {
    create: contactInformationCreate,
    current: contactInformationCurrent,
    get: contactInformationGet,
    update: contactInformationUpdate,
  },
  qualificationInformation: {
    create: qualificationInformationCreate,
    list: qualificationInformationList,
    get: qualificationInformationGet,
    update: qualificationInformationUpdate,
  },
  applicantForm: {
    create: applicantFormCreate,
    resubmit: applicantFormResubmit,
    startAgain: applicantFormStartAgain,
    withdraw: applicantFormWithdraw,
  },
  userApplications: { create: userApplicationsCreate, current: userApplicationsCurrent },
  tasks: { update: tasksUpdate },
  documents: { list: documentsList, get: documentsGet, remove: documentsRemove },
  uploads: { create: uploadsCreate, grant: uploadsGrant, confirm: uploadsConfirm },
  userDocuments: { list: userDocumentsList, get: userDocumentsGet, remove: userDocumentsRemove },
  files: { create: filesCreate },
  cases: {
    list: casesList,
    counts: casesCounts,
    days: casesDays,
    find: casesFind,
    get: casesGet,
    history: casesHistory,
    document: casesDocument,
    take: casesTake,
    tick: casesTick,
    receive: casesReceive,
    act: casesAct,
  },
  exports: { begin: exportsBegin, page: exportsPage, list: exportsList },
  bankStatement: {
    preview: bankStatementPreview,
    create: bankStatementCreate,
    list: bankStatementList,
    get: bankStatementGet,
    verify: bankStatementVerify,
    undo: bankStatementUndo,
  },
  people: {
    list: peopleList,
    invite: peopleInvite,
    get: peopleGet,
    history: peopleHistory,
    act: peopleAct,
  },
  security: { begin: securityBegin, confirm: securityConfirm, renewCodes: securityRenewCodes },
  users: { get: usersGet },
  printOut: { get: printOutGet, printed: printOutPrinted },
  fee: { calculate: feeCalculate },
  feeSchedules: {
    list: feeSchedulesList,
    create: feeSchedulesCreate,
    update: feeSchedulesUpdate,
    remove: feeSchedulesRemove,
    calculate: feeSchedulesCalculate,
  },
  portfolioUpdate: { get: portfolioUpdateGet, update: portfolioUpdateUpdate },
  service: { health: serviceHealth, openapi: serviceOpenapi },
}
