import { applicationFormRecord, newApplicationForm } from '../records/application-form.ts'
import { endpoint } from './endpoint.ts'

export const applicantForm = {
  create: endpoint({
    method: 'POST',
    path: '/api/applicant-form',
    access: 'applicant',
    summary: 'Submit a new registration or a renewal.',
    body: newApplicationForm,
    response: applicationFormRecord,
    status: 201,
  }),
}
