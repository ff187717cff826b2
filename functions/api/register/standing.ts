import { standings } from '#functions/app/register/register-limits.ts'
import type { Route } from '#functions/http/route.ts'
import { certificates, limits, registrations } from '#functions/services/service-factories.ts'
import { certificateState } from '#shared/certificates/rules/certificates.ts'
import { NotFound } from '#shared/kit/errors.ts'
import { publicWordingOn, standingOn } from '#shared/register/rules/registration.ts'

export const needs = { limits, registrations, certificates }

export const route: Route<'register.standing', typeof needs> = async (
  { params, query, address, now, today },
  { limits, registrations, certificates },
) => {
  await limits.count(standings, address, now)
  const registration = await registrations.read(params.number, true)
  if (!registration) throw new NotFound('The register has no such number')
  const certificate = await certificates.read(registration.number, query.serial)
  return {
    data: {
      ...registration,
      standing: standingOn(registration, today),
      wording: publicWordingOn(registration, today),
      certificate: certificateState(registration, certificate),
    },
  }
}
