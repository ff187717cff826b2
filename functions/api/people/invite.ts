import { inviteStaff } from '#functions/app/staff/invite-staff.ts'
import { presentPerson } from '#functions/app/staff/present-staff.ts'
import type { Route } from '#functions/http/route.ts'
import type { people } from '#shared/contract/people.ts'

export const route: Route<typeof people.invite> = async ({ body, staff, attempt }, services) => ({
  data: await presentPerson(await inviteStaff(body, staff, attempt, services), staff, services),
})
