import { confirmEnrolment } from '#functions/runtime/enrol.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { security } from '#shared/contract/security.ts'

export const route: Route<typeof security.confirm> = async ({ body, staff, session, attempt }, services) => ({
  data: { recovery_codes: await confirmEnrolment(staff, session, body.code, attempt, services) },
})
