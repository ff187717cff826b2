import { changeContact } from '#functions/app/applicants/change-contact.ts'
import { ownRecord } from '#functions/app/applicants/own-record.ts'
import { changeOnce } from '#functions/app/command-attempt.ts'
import type { Route } from '#functions/http/route.ts'
import { contactInformation, users } from '#functions/services/service-factories.ts'

export const needs = { contactInformation, users }

export const route: Route<'contactInformation.update', typeof needs> = async (request, services) => {
  const { params, body, user } = request
  const before = ownRecord(user.contact_information, params.id)
  const data = await changeOnce(before, request, ['contact', body], (once) =>
    changeContact(user, before, body, once, services),
  )
  return { data, message: 'Contact detail updated successfully' }
}
