import { requireSelf } from '#functions/app/applicants/own-record.ts'
import { requireStepsBefore } from '#functions/app/applicants/require-steps-before.ts'
import type { Route } from '#functions/http/route.ts'
import { events } from '#functions/services/service-factories.ts'
import { missingBefore } from '#shared/rules/onboarding.ts'

export const needs = { events }

export const route: Route<'printOut.printed', typeof needs> = async ({ params, user, now }, { events }) => {
  requireSelf(user, params.id)
  requireStepsBefore(missingBefore('print-out', user))
  await events.append(user.id, { event: 'PRINTED' }, now)
  return { data: null }
}
