import { route } from '#functions/platform/http/route.ts'
import { checks } from '#functions/register/data/check.ts'
import { concerns } from '#functions/register/data/concern.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { ownChecksOf, replyToOwnCheck } from '#functions/register/use-cases/own-checks.ts'

export const list = route('ownChecks.list', { checks, registrations }, async (request, services) => ({
  data: await ownChecksOf(request.user, services),
}))

export const reply = route(
  'ownChecks.reply',
  { checks, concerns, registrations },
  async ({ user, params, body, now }, services) => ({
    data: await replyToOwnCheck(user, params.id, body, now, services),
  }),
)
