import { route } from '#functions/platform/http/route.ts'
import { checks } from '#functions/register/data/check.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { ownChecksOf } from '#functions/register/use-cases/own-checks.ts'

export const list = route('ownChecks.list', { checks, registrations }, async (request, services) => ({
  data: await ownChecksOf(request.user, services),
}))
