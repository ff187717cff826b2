import type { Route } from '#functions/http/route.ts'

export const needs = {}

export const route: Route<'qualificationInformation.list', typeof needs> = async ({ user }) => ({
  data: { qualification_information: user.qualification_information },
})
