import { inviteStaff } from '#functions/app/staff/invite-staff.ts'
import { presentStaffMember } from '#functions/app/staff/present-staff.ts'
import type { Route } from '#functions/http/route.ts'
import { proposals, roster, staff } from '#functions/services/service-factories.ts'

export const needs = { proposals, roster, staff }

export const route: Route<'people.invite', typeof needs> = async ({ body, staff, attempt }, services) => {
  const id = await inviteStaff(body, staff, attempt, services)
  return id
    ? { data: await presentStaffMember(id, staff, services) }
    : { data: null, message: 'Sent to another administrator for confirmation' }
}
