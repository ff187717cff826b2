/** Submitted forms as the service answers them to a page. */
import type { ApplicationFormRecord } from '#shared/records/application-form.ts'

/** A new registration that was submitted on 19-11-2026. */
export const submittedForm = (given: Partial<ApplicationFormRecord> = {}): ApplicationFormRecord => ({
  id: 'f-1',
  version: 3,
  applicants_id: 'a-1',
  contact_information_id: 'c-1',
  qualification_information_id: 'q-3',
  application_title: 'Registration',
  registrationNo: 'Apply Now',
  issueDate: null,
  expiryDate: null,
  reference_no: 'PC-2026-AAAAAAAA',
  status: 'submitted',
  fee_status: 'unpaid',
  status_since: '2026-11-20T08:00:00.000Z',
  corrections: [],
  office_corrections: [],
  return_opened_at: null,
  return_recalled_at: null,
  decline_reason: null,
  registration_number: null,
  followed_at: null,
  fee_amount: 3000,
  fee_schedule: 'Fees of 2026',
  fee_is_sample: false,
  voucher_number: null,
  submitted_at: '2026-11-19T08:00:00.000Z',
  milestones: { submitted: '2026-11-19T08:00:00.000Z' },
  printed_at: null,
  ...given,
})
