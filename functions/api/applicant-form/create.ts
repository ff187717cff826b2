import { submitApplication } from '#functions/app/applicants/submit-application.ts'
import type { Route } from '#functions/http/route.ts'
import {
  applicationForms,
  cases,
  feeSchedules,
  formerApplications,
  users,
} from '#functions/services/service-factories.ts'

export const needs = { applicationForms, cases, feeSchedules, formerApplications, users }

export const route: Route<'applicantForm.create', typeof needs> = async (request, services) => ({
  data: await submitApplication(request.user, request.body, request, services),
  message: 'Your application has been submitted',
})
