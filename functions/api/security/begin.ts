import { beginEnrolment } from '#functions/app/sign-in/enrol-second-factor.ts'
import type { Route } from '#functions/http/route.ts'
import type { security } from '#shared/contract/security.ts'

export const route: Route<typeof security.begin> = async ({ body, staff, attempt }, services) => ({
  data: await beginEnrolment(staff, body, attempt, services),
})
