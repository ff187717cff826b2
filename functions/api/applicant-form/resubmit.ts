import { refuseFieldErrors } from '#functions/runtime/field-errors.ts'
import { loadOwnForm, takeOwnStep } from '#functions/runtime/own-step.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { applicantForm } from '#shared/contract/applicant-form.ts'
import { itemLabel, itemValue } from '#shared/rules/correctable.ts'

/** Every correction must have been made: what stands there now is not what was returned. */
export const route: Route<typeof applicantForm.resubmit> = async (request, services) => {
  const user = await loadOwnForm(request, services)
  const form = user.application_form
  const left = form.status === 'returned' ? form.corrections : []
  const untouched = left.filter(({ item, before }) => itemValue(item, user) === before)
  if (untouched.length > 0)
    refuseFieldErrors({
      corrections: [`Put right first: ${untouched.map(({ item }) => itemLabel(item)).join(', ')}`],
    })
  const data = await takeOwnStep('resubmit', user, request, services)
  return { data, message: 'Your application has been handed in again' }
}
