import { createContact } from '#functions/app/applicants/change-contact.ts'
import type { Route } from '#functions/http/route.ts'
import { contactInformation, users } from '#functions/services/service-factories.ts'

export const needs = { contactInformation, users }

export const route: Route<'contactInformation.create', typeof needs> = async (request, services) => ({
  data: await createContact(request.user, request.body, request, services),
  message: 'Contact detail added successfully',
})
