import { proveStaff, renewRecoveryCodes } from '#functions/app/sign-in/enrol-second-factor.ts'
import type { Route } from '#functions/http/route.ts'
import { limits, oneTimePasswords, passwords, secondFactors } from '#functions/services/service-factories.ts'

export const needs = { limits, oneTimePasswords, passwords, secondFactors }

export const route: Route<'security.renewCodes', typeof needs> = async (
  { body, staff, attempt },
  services,
) => {
  await proveStaff(staff, body, attempt, services)
  return { data: { recovery_codes: await renewRecoveryCodes(staff, attempt, services) } }
}
