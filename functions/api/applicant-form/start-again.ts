import { beginAgain } from '#functions/runtime/begin-again.ts'
import { loadOwnForm } from '#functions/runtime/own-step.ts'
import { presentUser } from '#functions/runtime/present.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { applicantForm } from '#shared/contract/applicant-form.ts'

export const route: Route<typeof applicantForm.startAgain> = async (request, services) => {
  const user = await loadOwnForm(request, services)
  await beginAgain(user, request.attempt, services)
  const after = await services.users.load(user.id, { consistent: true })
  return {
    data: await presentUser(after ?? user, request.session, services),
    message: 'You can begin a new application',
  }
}
