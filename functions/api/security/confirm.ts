import { confirmEnrolment } from '#functions/app/sign-in/enrol-second-factor.ts'
import type { Route } from '#functions/http/route.ts'
import type { security } from '#shared/contract/security.ts'

export const route: Route<typeof security.confirm> = async ({ body, staff, session, attempt }, services) => ({
  data: { recovery_codes: await confirmEnrolment(staff, session, body.code, attempt, services) },
})
