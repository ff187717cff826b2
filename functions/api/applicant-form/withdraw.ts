import { loadOwnForm } from '#functions/app/applicants/load-own-form.ts'
import { withdraw } from '#functions/app/applicants/resubmit-or-withdraw.ts'
import { attemptOfCommand, doOnce } from '#functions/app/command-attempt.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, events, users } from '#functions/services/service-factories.ts'

export const needs = { cases, events, users }

export const route: Route<'applicantForm.withdraw', typeof needs> = async (request, services) => {
  const user = await loadOwnForm(request.user, request.params.id, services)
  const attempt = attemptOfCommand(request.attempt, ['withdraw', user.application_form.id], user)
  const changed = await doOnce(user.id, attempt, services, () =>
    withdraw(user, { ...request, attempt }, services),
  )
  return { data: changed ?? user.application_form, message: 'Your application has been withdrawn' }
}
