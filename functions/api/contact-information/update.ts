import { changeContact } from '#functions/app/applicants/change-contact.ts'
import { ownRecord } from '#functions/app/applicants/own-record.ts'
import type { Route } from '#functions/http/route.ts'
import { contactInformation, users } from '#functions/services/service-factories.ts'

export const needs = { contactInformation, users }

export const route: Route<'contactInformation.update', typeof needs> = async (request, services) => {
  const { params, body, user } = request
  const before = ownRecord(user.contact_information, params.id)
  return {
    data: await changeContact(user, before, body, request, services),
    message: 'Contact detail updated successfully',
  }
}
