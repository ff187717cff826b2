import { presentStaff } from '#functions/app/staff/present-staff.ts'
import type { Route } from '#functions/http/route.ts'
import type { adminAuth } from '#shared/contract/admin-auth.ts'

export const route: Route<typeof adminAuth.adminUser> = async ({ staff }, { config }) => ({
  data: presentStaff(staff, config),
})
