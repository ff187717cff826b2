import { checkRegister } from '#functions/app/register/check-register.ts'
import type { Route } from '#functions/http/route.ts'
import { limits, registrations } from '#functions/services/service-factories.ts'

export const needs = { limits, registrations }

export const route: Route<'register.check', typeof needs> = async (
  { body, address, now, today },
  services,
) => ({ data: await checkRegister(body, { address, now, today }, services) })
