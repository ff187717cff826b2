import { requireSelf } from '#functions/app/applicants/own-record.ts'
import { requireStepsBefore } from '#functions/app/applicants/require-steps-before.ts'
import type { Route } from '#functions/http/route.ts'
import { applicationForms } from '#functions/services/service-factories.ts'
import { missingBefore } from '#shared/applications/rules/onboarding.ts'

export const needs = { applicationForms }

export const route: Route<'printOut.printed', typeof needs> = async (
  { params, user, now },
  { applicationForms },
) => {
  requireSelf(user, params.id)
  requireStepsBefore(missingBefore('print-out', user))
  await applicationForms.printed(user.id, now)
  return { data: null }
}
