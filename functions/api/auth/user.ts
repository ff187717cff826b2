import { presentUser } from '#functions/app/applicants/present-user.ts'
import type { Route } from '#functions/http/route.ts'
import type { auth } from '#shared/contract/auth.ts'

export const route: Route<typeof auth.user> = async ({ user, session }, services) => ({
  data: await presentUser(user, session, services),
})
