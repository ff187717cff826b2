import { actOnStaff } from '#functions/runtime/act-on-staff.ts'
import { presentPerson } from '#functions/runtime/present-staff.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { people } from '#shared/contract/people.ts'

export const route: Route<typeof people.act> = async (request, services) => {
  await actOnStaff(request, services)
  return { data: await presentPerson(request.params.id, request.staff, services) }
}
