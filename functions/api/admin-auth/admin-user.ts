import { presentSignedInStaff } from '#functions/app/staff/present-staff.ts'
import type { Route } from '#functions/http/route.ts'

export const needs = {}

export const route: Route<'adminAuth.adminUser', typeof needs> = async ({ staff }, { config }) => ({
  data: presentSignedInStaff(staff, config),
})
