import * as z from 'zod/mini'
import { currentUser } from '../records/current-user.ts'
import { endpoint } from './endpoint.ts'
import { byId } from './params.ts'

export const users = {
  get: endpoint({
    method: 'GET',
    path: '/api/users/{id}',
    access: 'applicant',
    summary: "The caller's name, applicant, contact and qualification records.",
    params: byId,
    response: z.pick(currentUser, {
      name: true,
      applicant: true,
      contact_information: true,
      qualification_information: true,
    }),
  }),
}
