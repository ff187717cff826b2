import { route } from '#functions/platform/http/route.ts'
import { absences } from '#functions/staff/data/absence.ts'
import { roster } from '#functions/staff/data/roster.ts'
import {
  endAbsence as endAbsenceUseCase,
  presentColleagues,
  setAbsence as setAbsenceUseCase,
} from '#functions/staff/use-cases/change-absence.ts'

export const list = route('colleagues.list', { roster }, async (request, services) => ({
  data: await presentColleagues(request, services),
}))

export const setAbsence = route('colleagues.setAbsence', { absences, roster }, async (request, services) => {
  await setAbsenceUseCase(request.params.id, request.body, request.staff, request, services)
  return { data: await presentColleagues(request, services), message: 'Absence saved' }
})

export const endAbsence = route('colleagues.endAbsence', { absences, roster }, async (request, services) => {
  await endAbsenceUseCase(request.params.id, request.staff, request, services)
  return { data: await presentColleagues(request, services), message: 'Absence removed' }
})
