import { presentApplicant } from '#functions/app/applicants/present-user.ts'
import { settlePhotos, storePhoto } from '#functions/app/applicants/store-photo.ts'
import { requireNoFieldErrors } from '#functions/app/field-errors.ts'
import type { Route } from '#functions/http/route.ts'
import {
  applicants,
  files,
  formerApplications,
  limits,
  photos,
} from '#functions/services/service-factories.ts'
import { applicantDateErrors } from '#shared/rules/dates.ts'

export const needs = { applicants, files, formerApplications, limits, photos }

export const route: Route<'applications.create', typeof needs> = async (
  { body, user, today, now, attempt },
  services,
) => {
  requireNoFieldErrors(applicantDateErrors(body, today))
  const { photo, ...fields } = body
  const kept = photo
    ? await storePhoto(user.id, photo, now, services)
    : { photo_key: undefined, photo_digest: undefined }
  const saving = services.applicants.create(user.id, fields, kept, attempt)
  const applicant = await settlePhotos(user.id, saving, { newKey: kept.photo_key }, services)
  return { data: await presentApplicant(applicant, services), message: 'User detail added successfully' }
}
