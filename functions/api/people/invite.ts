import { inviteStaff } from '#functions/app/staff/invite-staff.ts'
import { presentStaffMember } from '#functions/app/staff/present-staff.ts'
import type { Route } from '#functions/http/route.ts'
import { roster, staff } from '#functions/services/service-factories.ts'

export const needs = { roster, staff }

export const route: Route<'people.invite', typeof needs> = async ({ body, staff, attempt }, services) => ({
  data: await presentStaffMember(await inviteStaff(body, staff, attempt, services), staff, services),
})
