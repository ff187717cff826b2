import * as z from 'zod/mini'
import { byId, endpoint } from '#shared/kit/endpoint.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'
import {
  newQualificationInformation,
  qualificationInformationChanges,
  qualificationInformationRecord,
} from '../records/qualification-information.ts'

/** With `me` as id the level says which of the four is meant. */
const byLevel = z.strictObject({
  qualification_level: z.optional(z.enum(qualificationLevels, 'Choose the qualification level')),
})

export const qualificationInformation = {
  create: endpoint('POST', '/api/qualification-information', 'applicant', {
    summary: 'Save one qualification; the lower three in their order.',
    body: newQualificationInformation,
    response: qualificationInformationRecord,
    status: 201,
  }),
  list: endpoint('GET', '/api/qualification-information', 'applicant', {
    summary: "The caller's qualifications.",
    response: z.object({ qualification_information: z.array(qualificationInformationRecord) }),
  }),
  get: endpoint('GET', '/api/qualification-information/{id}', 'applicant', {
    summary: 'One qualification, by id or as me with its level.',
    params: byId,
    query: byLevel,
    response: qualificationInformationRecord,
  }),
  update: endpoint('PATCH', '/api/qualification-information/{id}', 'applicant', {
    summary: 'Change one qualification, by id or as me with its level in the query or the body.',
    params: byId,
    query: byLevel,
    body: qualificationInformationChanges,
    response: qualificationInformationRecord,
  }),
}
