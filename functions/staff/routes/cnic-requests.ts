import { abandonedAccounts } from '#functions/accounts/data/abandoned-account.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { cnicRequests } from '#functions/staff/data/cnic-request.ts'
import { proposals } from '#functions/staff/data/proposal.ts'
import { askForCnic, decideCnicRequest, listCnicRequests } from '#functions/staff/use-cases/cnic-requests.ts'

export const create = route('cnicRequests.create', { cnicRequests, limits }, async (request, services) => {
  await askForCnic(request.body, request, services)
  return { data: null }
})

const needs = { abandonedAccounts, cnicRequests, proposals }

export const list = route('cnicRequests.list', needs, async (_request, services) => ({
  data: await listCnicRequests(services),
}))

export const decide = route('cnicRequests.decide', needs, async (request, services) => ({
  data: null,
  message: await decideCnicRequest(request.params.id, request.body, request, services),
}))
