import { requireNoFieldErrors } from '#functions/app/require-no-field-errors.ts'
import type { Route } from '#functions/http/route.ts'
import { userApplications } from '#functions/services/service-factories.ts'
import { userApplicationDateErrors } from '#shared/rules/dates.ts'

export const needs = { userApplications }

export const route: Route<'userApplications.create', typeof needs> = async (request, services) => {
  const { body, user, today, attempt } = request
  requireNoFieldErrors(userApplicationDateErrors(body, today))
  return {
    data: await services.userApplications.create(user.id, body, attempt),
    message: 'User application added successfully',
  }
}
