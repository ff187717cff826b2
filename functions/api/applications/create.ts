import { refuseFieldErrors } from '#functions/runtime/field-errors.ts'
import { presentApplicant } from '#functions/runtime/present.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { applications } from '#shared/contract/applications.ts'
import { applicantDateErrors } from '#shared/rules/dates.ts'

export const route: Route<typeof applications.create> = async ({ body, user, today, attempt }, services) => {
  const { applicants, photos } = services
  refuseFieldErrors(applicantDateErrors(body, today))
  const { photo, ...fields } = body
  const photo_key = photo ? await photos.keep(user.id, photo) : undefined
  const applicant = await applicants.create(user.id, { ...fields, photo_key }, attempt)
  return { data: await presentApplicant(applicant, services), message: 'User detail added successfully' }
}
