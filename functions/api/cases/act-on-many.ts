import { actNeeds } from '#functions/app/cases/act-on-case.ts'
import { actOnMany } from '#functions/app/cases/act-on-many.ts'
import type { Route } from '#functions/http/route.ts'

export const needs = actNeeds

export const route: Route<'cases.actOnMany', typeof needs> = async (request, services) => ({
  data: { results: await actOnMany(request.body, request, services) },
})
