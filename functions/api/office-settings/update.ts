import { requireVersion } from '#functions/app/require-version.ts'
import { clerkOf } from '#functions/app/staff/clerk.ts'
import type { Route } from '#functions/http/route.ts'
import { officeSettings } from '#functions/services/service-factories.ts'

export const needs = { officeSettings }

export const route: Route<'officeSettings.update', typeof needs> = async (request, { officeSettings }) => {
  const { body, staff, attempt, versionRead } = request
  const before = await officeSettings.read({ consistent: true })
  requireVersion(before, versionRead)
  const data = await officeSettings.change(before, body, clerkOf(staff), attempt)
  return { data, message: 'Office settings changed' }
}
