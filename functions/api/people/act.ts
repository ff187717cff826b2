import { attemptOfCommand } from '#functions/app/command-attempt.ts'
import { actOnStaff } from '#functions/app/staff/act-on-staff.ts'
import { presentStaffMember } from '#functions/app/staff/present-staff.ts'
import type { Route } from '#functions/http/route.ts'
import { proposals, roster, staff } from '#functions/services/service-factories.ts'

export const needs = { proposals, roster, staff }

export const route: Route<'people.act', typeof needs> = async (request, services) => {
  const { params, body, staff } = request
  const attempt = attemptOfCommand(request.attempt, body, staff)
  await actOnStaff(params.id, body, staff, { ...request, attempt }, services)
  return { data: await presentStaffMember(params.id, staff, services) }
}
