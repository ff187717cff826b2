import { presentStaffMember } from '#functions/app/staff/present-staff.ts'
import type { Route } from '#functions/http/route.ts'
import { proposals, roster, staff } from '#functions/services/service-factories.ts'

export const needs = { proposals, roster, staff }

export const route: Route<'people.get', typeof needs> = async ({ params, staff }, services) => ({
  data: await presentStaffMember(params.id, staff, services),
})
