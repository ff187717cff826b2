import { publicEntryOf } from '#functions/app/register/public-entry.ts'
import { entries } from '#functions/app/register/register-limits.ts'
import type { Route } from '#functions/http/route.ts'
import { limits, registrations } from '#functions/services/service-factories.ts'
import { NotFound } from '#shared/kit/errors.ts'
import { publicWordingOn } from '#shared/register/rules/registration.ts'

export const needs = { limits, registrations }

export const route: Route<'register.entry', typeof needs> = async (
  { params, address, now, today },
  { limits, registrations },
) => {
  await limits.count(entries, address, now)
  const registration = await registrations.read(params.number)
  if (!registration) throw new NotFound()
  return {
    data: {
      ...publicEntryOf(registration, today),
      ...{ day: today, wording: publicWordingOn(registration, today) },
    },
  }
}
