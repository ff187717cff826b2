import { createApplicant } from '#functions/app/applicants/change-applicant.ts'
import { presentApplicant } from '#functions/app/applicants/present-user.ts'
import type { Route } from '#functions/http/route.ts'
import {
  applicants,
  files,
  formerApplications,
  limits,
  photos,
  snapshots,
  users,
} from '#functions/services/service-factories.ts'

export const needs = { applicants, files, formerApplications, limits, photos, snapshots, users }

export const route: Route<'applications.create', typeof needs> = async (request, services) => {
  const applicant = await createApplicant(request.user, request.body, request, services)
  return { data: await presentApplicant(applicant, services), message: 'User detail added successfully' }
}
