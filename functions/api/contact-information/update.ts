import { ownRecord } from '#functions/app/applicants/own-record.ts'
import { requireUnlocked } from '#functions/app/applicants/require-unlocked.ts'
import { requireVersion } from '#functions/app/require-version.ts'
import type { Route } from '#functions/http/route.ts'
import { contactInformation } from '#functions/services/service-factories.ts'

export const needs = { contactInformation }

export const route: Route<'contactInformation.update', typeof needs> = async (request, services) => {
  const { params, body, user, attempt, versionRead } = request
  const before = ownRecord(user.contact_information, params.id)
  requireVersion(before, versionRead)
  requireUnlocked(user, (field) => `contact_information.${field}`, before, body)
  const { id: _id, version, ...fields } = { ...before, ...body }
  return {
    data: await services.contactInformation.change(user.id, version, fields, attempt),
    message: 'Contact detail updated successfully',
  }
}
