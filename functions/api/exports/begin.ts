import { beginExport } from '#functions/app/exports/begin-export.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, exportLog, limits, proposals, queue } from '#functions/services/service-factories.ts'

export const needs = { cases, exportLog, limits, proposals, queue }

export const route: Route<'exports.begin', typeof needs> = async (request, services) => ({
  data: await beginExport(request.body, request, services),
})
