import { closeAccount } from '#functions/app/applicants/close-account.ts'
import type { Route } from '#functions/http/route.ts'
import { accountClosings, limits, passwords, users } from '#functions/services/service-factories.ts'

export const needs = { accountClosings, limits, passwords, users }

export const route: Route<'ownData.closeAccount', typeof needs> = async (request, services) => {
  const { user, body } = request
  return {
    data: await closeAccount(user, body.current_password, request, services),
    message: 'Your account is closed',
  }
}
