import { beginEnrolment } from '#functions/runtime/enrol.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { security } from '#shared/contract/security.ts'

export const route: Route<typeof security.begin> = async ({ body, staff, attempt }, services) => ({
  data: await beginEnrolment(staff, body, attempt, services),
})
