import { presentProfile } from '#functions/app/applicants/present-user.ts'
import { requireSelf } from '#functions/app/own-record.ts'
import type { Route } from '#functions/http/route.ts'
import type { portfolioUpdate } from '#shared/contract/portfolio-update.ts'

export const route: Route<typeof portfolioUpdate.get> = async ({ params, user }) => {
  requireSelf(user, params.id)
  return { data: presentProfile(user, user.account) }
}
