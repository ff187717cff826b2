import { setAbsence } from '#functions/app/staff/change-absence.ts'
import { presentColleagues } from '#functions/app/staff/present-colleagues.ts'
import type { Route } from '#functions/http/route.ts'
import { absences, roster } from '#functions/services/service-factories.ts'

export const needs = { absences, roster }

export const route: Route<'colleagues.setAbsence', typeof needs> = async (request, services) => {
  await setAbsence(request.params.id, request.body, request.staff, request, services)
  return { data: await presentColleagues(request, services), message: 'Absence saved' }
}
