import { requireSelf } from '#functions/runtime/own-record.ts'
import { presentProfile } from '#functions/runtime/present.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { portfolioUpdate } from '#shared/contract/portfolio-update.ts'

export const route: Route<typeof portfolioUpdate.get> = async ({ params, user }) => {
  requireSelf(user, params.id)
  return { data: presentProfile(user, user.account) }
}
