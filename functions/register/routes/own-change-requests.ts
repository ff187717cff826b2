import { accounts } from '#functions/accounts/data/account.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { changeRequests } from '#functions/register/data/change-request.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { askForChange } from '#functions/register/use-cases/change-requests/ask-for-change.ts'
import {
  ownRequestsOf,
  presentOwnRequest,
  readOwnRequest,
} from '#functions/register/use-cases/change-requests/own-requests.ts'
import { readRequestedDocument } from '#functions/register/use-cases/change-requests/read-document.ts'
import { withdrawRequest } from '#functions/register/use-cases/change-requests/withdraw-request.ts'
import { proposals } from '#functions/staff/data/proposal.ts'

export const list = route(
  'ownChangeRequests.list',
  { changeRequests, registrations },
  async ({ user }, services) => {
    const own = user.account.registration
    const [requests, entry] = await Promise.all([
      ownRequestsOf(user, services),
      own ? services.registrations.read(own.number) : null,
    ])
    return { data: requests.map((request) => presentOwnRequest(request, entry)) }
  },
)

export const create = route(
  'ownChangeRequests.create',
  { accounts, changeRequests, files, limits, registrations },
  async (request, services) => {
    return { data: await askForChange(request.user, request.body, request, services) }
  },
)

export const withdraw = route(
  'ownChangeRequests.withdraw',
  { changeRequests, files, proposals },
  async ({ params, user, attempt }, services) => ({
    data: await withdrawRequest(user, params.id, attempt, services),
  }),
)

export const document = route(
  'ownChangeRequests.document',
  { changeRequests, files },
  async ({ params, user }, services) => ({
    data: await readRequestedDocument(await readOwnRequest(user, params.id, services), services),
  }),
)
