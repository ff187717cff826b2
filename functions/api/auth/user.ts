import { presentUser } from '#functions/app/applicants/present-user.ts'
import type { Route } from '#functions/http/route.ts'
import { files } from '#functions/services/service-factories.ts'

export const needs = { files }

export const route: Route<'auth.user', typeof needs> = async ({ user, session }, services) => ({
  data: await presentUser(user, session, services),
})
