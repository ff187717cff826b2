import { actOnOwnApplication, loadOwnForm } from '#functions/app/applicants/own-application.ts'
import type { Route } from '#functions/http/route.ts'
import type { applicantForm } from '#shared/contract/applicant-form.ts'

export const route: Route<typeof applicantForm.withdraw> = async (request, services) => {
  const user = await loadOwnForm(request.user, request.params.id, services)
  const data = await actOnOwnApplication('withdraw', user, request, services)
  return { data, message: 'Your application has been withdrawn' }
}
