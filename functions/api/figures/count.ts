import { needs as countNeeds, countRegister } from '#functions/app/figures/count-register.ts'
import type { Route } from '#functions/http/route.ts'

export const needs = countNeeds

/** A slice takes about a second, so the answer comes well before the gateway gives up. */
const countsForMs = 5000

export const route: Route<'figures.count', typeof needs> = async (_request, services) => {
  const began = performance.now()
  const counted = await countRegister(services)(() => performance.now() - began < countsForMs)
  return {
    data: { finished: counted?.finished ?? false, entries: counted?.entries ?? 0 },
  }
}
