import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { byId } from '#shared/kit/params.ts'
import { applicantChanges, applicantRecord, longestPhotoString, newApplicant } from '../records/applicant.ts'

/** 64 KB for the fields, and the photo's data string. */
const longestBodyInBytes = 64 * 1024 + longestPhotoString

export const applications = {
  create: endpoint({
    method: 'POST',
    path: '/api/applications',
    access: 'applicant',
    summary: 'Save the personal information.',
    body: newApplicant,
    response: applicantRecord,
    status: 201,
    longestBodyInBytes,
  }),
  current: endpoint({
    method: 'GET',
    path: '/api/applications',
    access: 'applicant',
    summary: "The caller's personal information, or null.",
    response: z.nullable(applicantRecord),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/applications/{id}',
    access: 'applicant',
    summary: "The caller's personal information by id or as me.",
    params: byId,
    response: applicantRecord,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/applications/{id}',
    access: 'applicant',
    summary: 'Change the personal information.',
    params: byId,
    body: applicantChanges,
    derived: ['permission', 'profile_image', 'degree_calculation_status'],
    response: applicantRecord,
    longestBodyInBytes,
  }),
}
