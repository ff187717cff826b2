import { correctForm } from '#functions/app/applicants/correct-form.ts'
import { loadOwnForm } from '#functions/app/applicants/load-own-form.ts'
import { changeOnce } from '#functions/app/command-attempt.ts'
import type { Route } from '#functions/http/route.ts'
import { returnedForms, users } from '#functions/services/service-factories.ts'

export const needs = { returnedForms, users }

export const route: Route<'applicantForm.correct', typeof needs> = async (request, services) => {
  const user = await loadOwnForm(request.user, request.params.id, services)
  const data = await changeOnce(user.application_form, { ...request, user }, ['form', request.body], (once) =>
    correctForm(user, request.body, once, services),
  )
  return { data, message: 'Your correction is saved' }
}
