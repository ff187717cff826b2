import { exportRegister } from '#functions/app/register/export-register.ts'
import type { Route } from '#functions/http/route.ts'
import { exportLog, limits, publicSearch, registrations } from '#functions/services/service-factories.ts'

export const needs = { exportLog, limits, publicSearch, registrations }

export const route: Route<'registrations.export', typeof needs> = async (
  { query, staff, now, today },
  services,
) => ({ data: await exportRegister(query, { staff, now, today }, services) })
