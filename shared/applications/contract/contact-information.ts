import * as z from 'zod/mini'
import { byId, endpoint } from '#shared/kit/endpoint.ts'
import {
  contactInformationChanges,
  contactInformationRecord,
  newContactInformation,
} from '../records/contact-information.ts'

export const contactInformation = {
  create: endpoint('POST', '/api/contact-information', 'applicant', {
    summary: 'Save the residential, permanent and professional addresses.',
    body: newContactInformation,
    response: contactInformationRecord,
    status: 201,
  }),
  current: endpoint('GET', '/api/contact-information', 'applicant', {
    summary: "The caller's contact information, or null.",
    response: z.object({ contact_information: z.nullable(contactInformationRecord) }),
  }),
  get: endpoint('GET', '/api/contact-information/{id}', 'applicant', {
    summary: "The caller's contact information by id or as me.",
    params: byId,
    response: contactInformationRecord,
  }),
  update: endpoint('PATCH', '/api/contact-information/{id}', 'applicant', {
    summary: 'Change the addresses.',
    params: byId,
    body: contactInformationChanges,
    response: contactInformationRecord,
  }),
}
