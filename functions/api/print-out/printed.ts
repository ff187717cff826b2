import { requireNothingMissing, requireSelf } from '#functions/app/own-record.ts'
import type { Route } from '#functions/http/route.ts'
import type { printOut } from '#shared/contract/print-out.ts'
import { missingBefore } from '#shared/rules/onboarding.ts'

export const route: Route<typeof printOut.printed> = async ({ params, user, now }, { events }) => {
  requireSelf(user, params.id)
  requireNothingMissing(missingBefore('print-out', user))
  await events.append(user.id, { event: 'PRINTED' }, now)
  return { data: null }
}
