import { loadOwnForm } from '#functions/app/applicants/own-application.ts'
import { presentUser } from '#functions/app/applicants/present-user.ts'
import { startAgain } from '#functions/app/applicants/start-again.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, files, users } from '#functions/services/service-factories.ts'

export const needs = { cases, files, users }

/** Sent again, where the first answer was lost, it changes nothing more. */
export const route: Route<'applicantForm.startAgain', typeof needs> = async (request, services) => {
  const { user, params, session, attempt } = request
  const { former_form: begun } = user
  if (!begun || (params.id !== 'me' && params.id !== begun.id))
    await startAgain(await loadOwnForm(user, params.id, services), attempt, services)
  const after = await services.users.load(user.id, { consistent: true })
  return {
    data: await presentUser(after ?? user, session, services),
    message: 'You can begin a new application',
  }
}
