import { beginAgain } from '#functions/runtime/begin-again.ts'
import { loadOwnForm } from '#functions/runtime/own-step.ts'
import { presentUser } from '#functions/runtime/present.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { applicantForm } from '#shared/contract/applicant-form.ts'

/** Sent again, where the first answer was lost, it changes nothing more. */
export const route: Route<typeof applicantForm.startAgain> = async (request, services) => {
  const { user, params, session, attempt } = request
  const { former_form: begun } = user
  if (!begun || (params.id !== 'me' && params.id !== begun.id))
    await beginAgain(await loadOwnForm(request, services), attempt, services)
  const after = await services.users.load(user.id, { consistent: true })
  return {
    data: await presentUser(after ?? user, session, services),
    message: 'You can begin a new application',
  }
}
