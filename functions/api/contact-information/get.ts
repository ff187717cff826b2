import { ownRecord } from '#functions/app/applicants/own-record.ts'
import type { Route } from '#functions/http/route.ts'

export const needs = {}

export const route: Route<'contactInformation.get', typeof needs> = async ({ params, user }) => ({
  data: ownRecord(user.contact_information, params.id),
})
