import { changeQualification } from '#functions/app/applicants/change-qualification.ts'
import { findOwnQualification } from '#functions/app/applicants/find-own-qualification.ts'
import { changeOnce } from '#functions/app/command-attempt.ts'
import type { Route } from '#functions/http/route.ts'
import { qualificationInformation, users } from '#functions/services/service-factories.ts'

export const needs = { qualificationInformation, users }

export const route: Route<'qualificationInformation.update', typeof needs> = async (request, services) => {
  const { params, query, body, user } = request
  const level = query.qualification_level ?? body.qualification_level
  const before = findOwnQualification(user, params.id, level)
  const data = await changeOnce(before, request, ['qualification', before.id, body], (once) =>
    changeQualification(user, before, body, once, services),
  )
  return { data, message: 'Qualification Information updated successfully' }
}
