/** A case as the service answers it to a page of staff. */
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { applicantRecord, contactRecord, qualificationRecords } from './users.ts'

const at = '2026-11-20T08:00:00.000Z'
export const nadia = { id: 'r-1', name: 'Nadia Iqbal' }

const review = {
  stage: 'in-review',
  assignee: null,
  reviewer: nadia,
  ticks: [],
  wrong: [],
  recommendation: null,
  sent_back: null,
  returns: [],
  proposals: [],
  escalated: null,
  payment: null,
  pending: null,
  former: [],
  received: [],
  asked: null,
  handed_over: null,
}

const form = {
  id: 'f-1',
  application_title: 'Registration',
  registrationNo: 'Apply Now',
  issueDate: null,
  expiryDate: null,
  reference_no: 'PC-2026-AAAA1111',
  status: 'in-review',
  fee_status: 'unpaid',
  status_since: at,
  corrections: [],
  office_corrections: [],
  return_opened_at: null,
  decline_reason: null,
  registration_number: null,
  followed_at: null,
  fee_amount: 7500,
  fee_schedule: 'Schedule of 2026',
  fee_is_sample: false,
  voucher_number: '4829135706',
  declared: 'v1',
  milestones: { submitted: at },
  return_recalled_at: null,
  snapshot: { number: 1, at, digest: 'ab'.repeat(32) },
  submitted_at: at,
}

interface Given {
  version?: number
  form?: object
  review?: object
  actions?: string[]
  withheld?: { action: string; reason: string }[]
  former_documents?: object[]
  former_fees?: object[]
  changed_since?: object
  obstacles?: string[]
  since_approval?: { reference_no: string; items: string[] } | null
  registration?: object | null
  checks?: { ok: boolean; words: string }[]
  entered?: string | null
}

/** @param given what differs from a case under review of which nothing was looked at yet */
export const aCaseRecord = ({
  version = 3,
  since_approval = null,
  checks = [],
  registration = null,
  obstacles = [],
  actions = [],
  withheld = [],
  former_documents = [],
  former_fees = [],
  entered = null,
  changed_since = { differences: [], digest: 'ab'.repeat(32), against: null },
  ...given
}: Given = {}) =>
  ({
    id: 'u-1',
    version,
    account: {
      name: 'Ayesha Siddiqua',
      father_name: 'Muhammad Imran',
      cnic: '9999912345671',
      phone: '0300 1234567',
      email: 'ayesha@example.com',
      email_confirmed: true,
      unreachable: null,
    },
    applicant: applicantRecord,
    contact_information: contactRecord,
    qualification_information: qualificationRecords,
    user_application: null,
    application_form: { ...form, ...given.form },
    documents: [],
    former_documents,
    former_fees,
    changed_since,
    review: { ...review, ...given.review },
    registration,
    since_approval,
    checks,
    actions,
    withheld,
    obstacles,
    own: null,
    entered,
  }) as never as CaseRecord
