import { presentPerson } from '#functions/app/staff/present-staff.ts'
import type { Route } from '#functions/http/route.ts'
import type { people } from '#shared/contract/people.ts'

export const route: Route<typeof people.get> = async ({ params, staff }, services) => ({
  data: await presentPerson(params.id, staff, services),
})
