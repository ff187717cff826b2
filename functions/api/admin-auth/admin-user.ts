import { presentStaff } from '#functions/runtime/present.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { adminAuth } from '#shared/contract/admin-auth.ts'

export const route: Route<typeof adminAuth.adminUser> = async ({ staff }) => ({
  data: presentStaff(staff.account),
})
