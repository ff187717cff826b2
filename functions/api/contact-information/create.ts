import { requireNothingMissing } from '#functions/app/own-record.ts'
import type { Route } from '#functions/http/route.ts'
import type { contactInformation } from '#shared/contract/contact-information.ts'
import { missingBefore } from '#shared/rules/onboarding.ts'

export const route: Route<typeof contactInformation.create> = async ({ body, user, attempt }, services) => {
  requireNothingMissing(missingBefore('contact-information', user))
  return {
    data: await services.contactInformation.create(user.id, body, attempt),
    message: 'Contact detail added successfully',
  }
}
