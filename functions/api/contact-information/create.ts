import { requireStepsBefore } from '#functions/app/applicants/require-steps-before.ts'
import type { Route } from '#functions/http/route.ts'
import { contactInformation } from '#functions/services/service-factories.ts'
import { missingBefore } from '#shared/rules/onboarding.ts'

export const needs = { contactInformation }

export const route: Route<'contactInformation.create', typeof needs> = async (
  { body, user, attempt },
  services,
) => {
  requireStepsBefore(missingBefore('contact-information', user))
  return {
    data: await services.contactInformation.create(user.id, body, attempt),
    message: 'Contact detail added successfully',
  }
}
