import { accounts } from '#functions/accounts/data/account.ts'
import { formerApplications } from '#functions/accounts/data/person/former-application.ts'
import { cases } from '#functions/cases/data/case.ts'
import { certificates } from '#functions/certificates/data/certificate.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { events } from '#functions/platform/table/event.ts'
import { books } from '#functions/register/data/book.ts'
import { bookParts } from '#functions/register/data/book-part.ts'
import { changeRequests } from '#functions/register/data/change-request.ts'
import { checks } from '#functions/register/data/check.ts'
import { publicSearch } from '#functions/register/data/public-search.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { registrationHistory } from '#functions/register/data/registration-history.ts'
import { compareRow as compareRowUseCase } from '#functions/register/use-cases/books/compare-row.ts'
import { exportRegister } from '#functions/register/use-cases/export-register.ts'
import { historyPageOf } from '#functions/register/use-cases/history-page.ts'
import {
  proposeParticulars as proposeParticularsUseCase,
  proposeStanding as proposeStandingUseCase,
} from '#functions/register/use-cases/propose-change.ts'
import { readAsStaff } from '#functions/register/use-cases/read-registration.ts'
import { registrationFileOf } from '#functions/register/use-cases/registration-file.ts'
import { searchRegister } from '#functions/register/use-cases/search-register.ts'
import {
  proposeWithDocument as proposeWithDocumentUseCase,
  readStandingDocument,
} from '#functions/register/use-cases/standing-document.ts'
import { exportLog } from '#functions/staff/data/export-log.ts'
import { proposals } from '#functions/staff/data/proposal.ts'

export const find = route(
  'registrations.find',
  { publicSearch, registrations },
  async ({ query, today }, services) => ({ data: await searchRegister(query, today, services) }),
)

export const get = route(
  'registrations.get',
  {
    ...{ accounts, cases, certificates, changeRequests, checks, events, files },
    ...{ formerApplications, proposals, registrations },
  },
  async (request, services) => {
    const registration = await readAsStaff(request.params.number, 'entry', request, services)
    return { data: await registrationFileOf(registration, request.today, services) }
  },
)

export const history = route(
  'registrations.history',
  { registrationHistory },
  async ({ params, query }, services) => ({
    data: await historyPageOf(params.number, query.cursor, services),
  }),
)

export const proposeStanding = route(
  'registrations.proposeStanding',
  { proposals, registrations },
  async (request, services) => {
    await proposeStandingUseCase(request.params.number, request.body, request, services)
    return { data: null, message: 'Sent to another registrar for confirmation' }
  },
)

export const proposeWithDocument = route(
  'registrations.proposeWithDocument',
  { files, proposals, registrations },
  async (request, services) => {
    await proposeWithDocumentUseCase(request.params.number, request.body, request, services)
    return { data: null, message: 'Sent to another registrar for confirmation' }
  },
)

export const document = route(
  'registrations.document',
  { events, files, registrations },
  async (request, services) => ({
    data: await readStandingDocument(request.params, request, services),
  }),
)

export const proposeParticulars = route(
  'registrations.proposeParticulars',
  { accounts, proposals, registrations },
  async (request, services) => {
    await proposeParticularsUseCase(request.params.number, request.body, request, services)
    return { data: null, message: 'Sent to another registrar for confirmation' }
  },
)

export const compareRow = route(
  'registrations.compareRow',
  { books, bookParts, registrations },
  async (request, services) => {
    await compareRowUseCase(request.params.number, request.staff, request, services)
    return { data: null }
  },
)

const exportRoute = route(
  'registrations.export',
  { exportLog, limits, publicSearch, registrations },
  async ({ query, staff, now, today }, services) => ({
    data: await exportRegister(query, { staff, now, today }, services),
  }),
)

export { exportRoute as export }
