import { presentUser } from '#functions/runtime/present.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { auth } from '#shared/contract/auth.ts'

export const route: Route<typeof auth.user> = async ({ user, session }, services) => ({
  data: await presentUser(user, session, services),
})
