import type { Route } from '#functions/http/route.ts'
import { councilSettings, feeSchedules } from '#functions/services/service-factories.ts'
import { Unavailable } from '#shared/kit/errors.ts'

export const needs = { councilSettings, feeSchedules }

/** Without fees where none apply yet: how the council is reached is told all the same. */
const noneInForce = (error: unknown): null => {
  if (error instanceof Unavailable) return null
  throw error
}

export const route: Route<'council.get', typeof needs> = async (
  { today },
  { councilSettings, feeSchedules },
) => {
  const [settings, fees] = await Promise.all([
    councilSettings.read(),
    feeSchedules.on(today).catch(noneInForce),
  ])
  return { data: { ...settings, fees } }
}
