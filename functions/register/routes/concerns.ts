import { checkers } from '#functions/accounts/data/checker.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { checks } from '#functions/register/data/check.ts'
import { concerns } from '#functions/register/data/concern.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { endConcern, listConcerns, tellConcern } from '#functions/register/use-cases/concerns.ts'

export const create = route(
  'concerns.create',
  { concerns, limits, registrations },
  async (request, services) => {
    await tellConcern(request.params, request.body, request, services)
    return { data: null }
  },
)

export const list = route('concerns.list', { concerns, registrations }, async (request, services) => ({
  data: await listConcerns(request, services),
}))

export const end = route(
  'concerns.end',
  { checkers, checks, concerns, registrations },
  async (request, services) => {
    await endConcern(request.params.id, request.body, request, services)
    return { data: null, message: 'Ended' }
  },
)
