import { changeApplicant } from '#functions/app/applicants/change-applicant.ts'
import { ownRecord } from '#functions/app/applicants/own-record.ts'
import { presentApplicant } from '#functions/app/applicants/present-user.ts'
import { changeOnce } from '#functions/app/command-attempt.ts'
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

export const route: Route<'applications.update', typeof needs> = async (request, services) => {
  const { params, body, user } = request
  const before = ownRecord(user.applicant, params.id)
  const after = await changeOnce(before, request, ['applicant', body], (once) =>
    changeApplicant(user, before, body, once, services),
  )
  return { data: await presentApplicant(after, services), message: 'User detail updated successfully' }
}
