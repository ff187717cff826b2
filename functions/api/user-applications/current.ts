import { genderOf } from '#functions/app/applicants/present-user.ts'
import type { Route } from '#functions/http/route.ts'

export const needs = {}

export const route: Route<'userApplications.current', typeof needs> = async ({ user }) => {
  const { name, father_name, cnic, phone, email } = user.account
  return {
    data: {
      name,
      father_name,
      cnic,
      gender: genderOf(user),
      phone,
      email,
      user_application: user.user_application,
    },
  }
}
