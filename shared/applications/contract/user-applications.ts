import * as z from 'zod/mini'
import { currentUser } from '#shared/accounts/contract/current-user.ts'
import { endpoint } from '#shared/kit/endpoint.ts'
import { newUserApplication, userApplicationRecord } from '../records/user-application.ts'

export const userApplications = {
  create: endpoint('POST', '/api/user-applications', 'applicant', {
    summary: 'Save the user application record.',
    body: newUserApplication,
    response: userApplicationRecord,
    status: 201,
  }),
  current: endpoint('GET', '/api/user-applications', 'applicant', {
    summary: 'The caller with the user application record, or null in its place.',
    response: z.pick(currentUser, {
      name: true,
      father_name: true,
      cnic: true,
      gender: true,
      phone: true,
      email: true,
      user_application: true,
    }),
  }),
}
