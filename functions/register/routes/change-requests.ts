import { accounts } from '#functions/accounts/data/account.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import { events } from '#functions/platform/table/event.ts'
import { changeRequests } from '#functions/register/data/change-request.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { registrationHistory } from '#functions/register/data/registration-history.ts'
import { acceptRequest, refuseRequest } from '#functions/register/use-cases/change-requests/decide-request.ts'
import { loadRequest } from '#functions/register/use-cases/change-requests/load-request.ts'
import {
  presentRequest,
  recordRequestReading,
} from '#functions/register/use-cases/change-requests/present-request.ts'
import { readDocumentAsStaff } from '#functions/register/use-cases/change-requests/read-document.ts'
import { proposals } from '#functions/staff/data/proposal.ts'

export const list = route(
  'changeRequests.list',
  { changeRequests },
  async (_request, { changeRequests }) => ({ data: await changeRequests.waiting() }),
)

export const get = route(
  'changeRequests.get',
  { accounts, changeRequests, events, registrationHistory, registrations },
  async (request, services) => {
    const loaded = await loadRequest(request.params.number, request.params.id, services)
    await recordRequestReading(loaded, request, services)
    return { data: await presentRequest(loaded, request, services) }
  },
)

export const document = route(
  'changeRequests.document',
  { changeRequests, events, files },
  async ({ params, staff, now }, services) => ({
    data: await readDocumentAsStaff(params, staff, now, services),
  }),
)

export const accept = route(
  'changeRequests.accept',
  { accounts, changeRequests, proposals, registrationHistory, registrations },
  async (request, services) => {
    const { params, body } = request
    await acceptRequest(params.number, params.id, body, request, services)
    const loaded = await loadRequest(params.number, params.id, services)
    const message = 'Sent to another registrar for confirmation'
    return { data: await presentRequest(loaded, request, services), message }
  },
)

export const refuse = route(
  'changeRequests.refuse',
  { accounts, changeRequests, registrationHistory, registrations },
  async (request, services) => {
    const { params, body } = request
    await refuseRequest(params.number, params.id, body, request, services)
    const loaded = await loadRequest(params.number, params.id, services)
    return { data: await presentRequest(loaded, request, services), message: 'The request is refused' }
  },
)
