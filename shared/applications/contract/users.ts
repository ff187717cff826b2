import * as z from 'zod/mini'
import { currentUser } from '#shared/accounts/contract/current-user.ts'
import { byId, endpoint } from '#shared/kit/endpoint.ts'
import { applicantOnRegistration } from '../records/registration-view.ts'

export const users = {
  get: endpoint('GET', '/api/users/{id}', 'applicant', {
    summary: "The caller's name, applicant, contact and qualification records.",
    params: byId,
    response: z.object({
      name: currentUser.shape.name,
      applicant: z.nullable(applicantOnRegistration),
      contact_information: currentUser.shape.contact_information,
      qualification_information: currentUser.shape.qualification_information,
    }),
  }),
}
