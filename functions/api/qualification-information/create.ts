import { addQualification } from '#functions/app/applicants/change-qualification.ts'
import type { Route } from '#functions/http/route.ts'
import { qualificationInformation, users } from '#functions/services/service-factories.ts'

export const needs = { qualificationInformation, users }

export const route: Route<'qualificationInformation.create', typeof needs> = async (request, services) => ({
  data: await addQualification(request.user, request.body, request, services),
  message: 'Qualification Information added successfully',
})
