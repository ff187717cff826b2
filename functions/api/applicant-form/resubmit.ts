import { loadOwnForm } from '#functions/app/applicants/load-own-form.ts'
import { resubmit } from '#functions/app/applicants/resubmit-or-withdraw.ts'
import type { Route } from '#functions/http/route.ts'
import {
  cases,
  feeSchedules,
  formerApplications,
  roster,
  users,
} from '#functions/services/service-factories.ts'

export const needs = { cases, feeSchedules, formerApplications, roster, users }

export const route: Route<'applicantForm.resubmit', typeof needs> = async (request, services) => {
  const user = await loadOwnForm(request.user, request.params.id, services)
  return {
    data: await resubmit(user, request, services),
    message: 'Your application has been sent again',
  }
}
