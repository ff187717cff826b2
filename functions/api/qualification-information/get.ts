import { findOwnQualification } from '#functions/app/applicants/find-own-qualification.ts'
import type { Route } from '#functions/http/route.ts'

export const needs = {}

export const route: Route<'qualificationInformation.get', typeof needs> = async ({
  params,
  query,
  user,
}) => ({
  data: findOwnQualification(user, params.id, query.qualification_level),
})
