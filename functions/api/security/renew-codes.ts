import { proveStaff, renewRecoveryCodes } from '#functions/runtime/enrol.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { security } from '#shared/contract/security.ts'

export const route: Route<typeof security.renewCodes> = async ({ body, staff, attempt }, services) => {
  await proveStaff(staff, body, attempt, services)
  return { data: { recovery_codes: await renewRecoveryCodes(staff, attempt, services) } }
}
