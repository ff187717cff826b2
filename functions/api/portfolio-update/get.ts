import { requireSelf } from '#functions/app/applicants/own-record.ts'
import { presentProfile } from '#functions/app/applicants/present-user.ts'
import type { Route } from '#functions/http/route.ts'

export const needs = {}

export const route: Route<'portfolioUpdate.get', typeof needs> = async ({ params, user }) => {
  requireSelf(user, params.id)
  return { data: presentProfile(user, user.account) }
}
