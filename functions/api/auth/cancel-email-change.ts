import { cancelEmailChange } from '#functions/app/email-address/cancel-email-change.ts'
import type { Route } from '#functions/http/route.ts'
import { accounts, emailAddresses } from '#functions/services/service-factories.ts'

export const needs = { accounts, emailAddresses }

export const route: Route<'auth.cancelEmailChange', typeof needs> = async ({ user, attempt }, services) => {
  const email = await cancelEmailChange(user.id, attempt, services)
  return { data: null, message: `Your email address is ${email}` }
}
