import { changeStaffPassword } from '#functions/app/sign-in/change-staff-password.ts'
import { verifyAgainNeeds } from '#functions/app/sign-in/verify-again.ts'
import type { Route } from '#functions/http/route.ts'
import { isCommonPassword, roster, staff } from '#functions/services/service-factories.ts'

export const needs = { ...verifyAgainNeeds, isCommonPassword, roster, staff }

export const route: Route<'security.changePassword', typeof needs> = async (request, services) => {
  const { body, staff, session, attempt } = request
  await changeStaffPassword(staff, session, body, attempt, services)
  return { data: null, message: 'Your password has been changed. Other sessions have ended' }
}
