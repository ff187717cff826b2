import { currentUser } from '#shared/accounts/contract/current-user.ts'
import { byId, endpoint } from '#shared/kit/endpoint.ts'
import {
  applicationFormChanges,
  applicationFormRecord,
  newApplicationForm,
} from '../records/application-form.ts'

export const applicantForm = {
  create: endpoint('POST', '/api/applicant-form', 'applicant', {
    summary: 'Submit a new registration or a renewal.',
    body: newApplicationForm,
    response: applicationFormRecord,
    status: 201,
  }),
  correct: endpoint('PATCH', '/api/applicant-form/{id}', 'applicant', {
    summary: 'Correct what the council has returned of the form itself.',
    params: byId,
    body: applicationFormChanges,
    response: applicationFormRecord,
  }),
  resubmit: endpoint('POST', '/api/applicant-form/{id}/resubmission', 'applicant', {
    summary: 'Hand the application in again after every correction.',
    params: byId,
    response: applicationFormRecord,
  }),
  withdraw: endpoint('POST', '/api/applicant-form/{id}/withdrawal', 'applicant', {
    summary: 'Take the application back.',
    params: byId,
    response: applicationFormRecord,
  }),
  startAgain: endpoint('POST', '/api/applicant-form/{id}/new-application', 'applicant', {
    summary: 'Begin a new application after one that is closed.',
    params: byId,
    response: currentUser,
  }),
}
