import { requireSelf } from '#functions/runtime/own-record.ts'
import { presentUser } from '#functions/runtime/present.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { users } from '#shared/contract/users.ts'

export const route: Route<typeof users.get> = async ({ params, user, session }, services) => {
  requireSelf(user, params.id)
  const { name, applicant, contact_information, qualification_information } = await presentUser(
    user,
    session,
    services,
  )
  return { data: { name, applicant, contact_information, qualification_information } }
}
