import { actOnOwnApplication, loadOwnForm } from '#functions/app/applicants/own-application.ts'
import { requireNoFieldErrors } from '#functions/app/field-errors.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, users } from '#functions/services/service-factories.ts'
import { itemLabel, itemValue } from '#shared/rules/correctable.ts'

export const needs = { cases, users }

/** Every correction must have been made: what stands there now is not what was returned. */
export const route: Route<'applicantForm.resubmit', typeof needs> = async (request, services) => {
  const user = await loadOwnForm(request.user, request.params.id, services)
  const form = user.application_form
  const left = form.status === 'returned' ? form.corrections : []
  const untouched = left.filter(({ item, before }) => itemValue(item, user) === before)
  if (untouched.length > 0)
    requireNoFieldErrors({
      corrections: [`Put right first: ${untouched.map(({ item }) => itemLabel(item)).join(', ')}`],
    })
  const data = await actOnOwnApplication('resubmit', user, request, services)
  return { data, message: 'Your application has been handed in again' }
}
