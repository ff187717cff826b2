import { presentPerson } from '#functions/runtime/present-staff.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { people } from '#shared/contract/people.ts'

export const route: Route<typeof people.get> = async ({ params, staff }, services) => ({
  data: await presentPerson(params.id, staff, services),
})
