import type { Route } from '#functions/http/route.ts'

export const needs = {}

export const route: Route<'contactInformation.current', typeof needs> = async ({ user }) => ({
  data: { contact_information: user.contact_information },
})
