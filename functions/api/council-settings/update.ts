import { requireVersion } from '#functions/app/require-version.ts'
import { clerkOf } from '#functions/app/staff/clerk.ts'
import type { Route } from '#functions/http/route.ts'
import { councilSettings } from '#functions/services/service-factories.ts'

export const needs = { councilSettings }

export const route: Route<'councilSettings.update', typeof needs> = async (request, { councilSettings }) => {
  const { body, staff, attempt, versionRead } = request
  const before = await councilSettings.read({ consistent: true })
  requireVersion(before, versionRead)
  const data = await councilSettings.change(before, body, clerkOf(staff), attempt)
  return { data, message: 'Council settings changed' }
}
