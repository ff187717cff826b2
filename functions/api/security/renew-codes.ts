import { proveStaff, renewRecoveryCodes } from '#functions/app/sign-in/enrol-second-factor.ts'
import type { Route } from '#functions/http/route.ts'
import type { security } from '#shared/contract/security.ts'

export const route: Route<typeof security.renewCodes> = async ({ body, staff, attempt }, services) => {
  await proveStaff(staff, body, attempt, services)
  return { data: { recovery_codes: await renewRecoveryCodes(staff, attempt, services) } }
}
