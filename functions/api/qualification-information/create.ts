import { requireStepsBefore } from '#functions/app/applicants/require-steps-before.ts'
import { requireLevelUnlocked } from '#functions/app/applicants/require-unlocked.ts'
import { requireNoFieldErrors } from '#functions/app/require-no-field-errors.ts'
import type { Route } from '#functions/http/route.ts'
import { qualificationInformation } from '#functions/services/service-factories.ts'
import { qualificationDateErrors } from '#shared/rules/dates.ts'
import { missingBeforeLevel } from '#shared/rules/onboarding.ts'
import { yearOrderErrors } from '#shared/rules/qualification-order.ts'

export const needs = { qualificationInformation }

export const route: Route<'qualificationInformation.create', typeof needs> = async (request, services) => {
  const { body, user, today, attempt } = request
  requireLevelUnlocked(user, body.qualification_level)
  requireStepsBefore(missingBeforeLevel(body.qualification_level, user))
  requireNoFieldErrors({
    ...yearOrderErrors(body, user.qualification_information),
    ...qualificationDateErrors(body, today),
  })
  return {
    data: await services.qualificationInformation.create(user.id, body, attempt),
    message: 'Qualification Information added successfully',
  }
}
