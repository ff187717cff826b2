import type { Route } from '#functions/http/route.ts'
import { registrations } from '#functions/services/service-factories.ts'
import { ownEntry } from '#shared/register/records/registration.ts'
import { standingOn } from '#shared/register/rules/registration.ts'

export const needs = { registrations }

export const route: Route<'ownRegistration.get', typeof needs> = async ({ user, today }, services) => {
  const own = user.account.registration
  const entry = own ? await services.registrations.read(own.number) : null
  if (entry?.holder !== user.id) return { data: null }
  return { data: ownEntry.parse({ ...entry, standing: standingOn(entry, today) }) }
}
