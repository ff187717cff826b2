import { actOnMany } from '#functions/app/cases/act-on-many.ts'
import type { Route } from '#functions/http/route.ts'
import {
  cases,
  deposits,
  feeSchedules,
  registrationNumbers,
  snapshots,
  users,
} from '#functions/services/service-factories.ts'

export const needs = { cases, deposits, feeSchedules, registrationNumbers, snapshots, users }

export const route: Route<'cases.actOnMany', typeof needs> = async (request, services) => ({
  data: { results: await actOnMany(request.body, request, services) },
})
