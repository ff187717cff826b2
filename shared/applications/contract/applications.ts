import * as z from 'zod/mini'
import { byId, endpoint } from '#shared/kit/endpoint.ts'
import { applicantChanges, applicantRecord, longestPhotoString, newApplicant } from '../records/applicant.ts'

/** 64 KB for the fields, and the photo's data string. */
const longestBodyInBytes = 64 * 1024 + longestPhotoString

export const applications = {
  create: endpoint('POST', '/api/applications', 'applicant', {
    summary: 'Save the personal information.',
    body: newApplicant,
    response: applicantRecord,
    status: 201,
    longestBodyInBytes,
  }),
  current: endpoint('GET', '/api/applications', 'applicant', {
    summary: "The caller's personal information, or null.",
    response: z.nullable(applicantRecord),
  }),
  get: endpoint('GET', '/api/applications/{id}', 'applicant', {
    summary: "The caller's personal information by id or as me.",
    params: byId,
    response: applicantRecord,
  }),
  update: endpoint('PATCH', '/api/applications/{id}', 'applicant', {
    summary: 'Change the personal information.',
    params: byId,
    body: applicantChanges,
    derived: ['permission', 'profile_image', 'degree_calculation_status'],
    response: applicantRecord,
    longestBodyInBytes,
  }),
}
