/** People as the service answers them to a page. */

import type { AdminUser, CurrentUser } from '#shared/accounts/contract/current-user.ts'
import type { ApplicantRecord } from '#shared/applications/records/applicant.ts'
import type { ContactInformationRecord } from '#shared/applications/records/contact-information.ts'
import type { QualificationInformationRecord } from '#shared/applications/records/qualification-information.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'
import { aContact, anApplicant, aQualification } from '../people/applicants.ts'

const identity = (id: string) => ({ id, version: 1, updated_at: '2026-11-20T08:00:00.000Z' })

export const applicantRecord = {
  ...identity('a-1'),
  ...anApplicant(),
  photo: null,
} as never as ApplicantRecord
export const contactRecord = { ...identity('c-1'), ...aContact() } as never as ContactInformationRecord
export const qualificationRecords = qualificationLevels.slice(0, 3).map((level, index) => ({
  ...identity(`q-${index + 1}`),
  department: '',
  ...aQualification(level),
})) as never as QualificationInformationRecord[]

/** Somebody who has just registered. */
export const newcomer = (given: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 'u-1',
  name: 'Ayesha Siddiqua',
  father_name: 'Muhammad Imran',
  cnic: '9999912345671',
  claiming: false,
  phone: '0300 1234567',
  email: 'ayesha@example.com',
  email_confirmed: true,
  unreachable: null,
  gender: null,
  language: null,
  signed_in_at: new Date().toISOString(),
  applicant: null,
  contact_information: null,
  qualification_information: [],
  application_form: null,
  user_application: null,
  registration: null,
  registration_number: null,
  held_documents: [],
  ...given,
})

/** Somebody whose records are complete, before an application. */
export const prepared = (given: Partial<CurrentUser> = {}): CurrentUser =>
  newcomer({
    gender: 'other',
    applicant: applicantRecord,
    contact_information: contactRecord,
    qualification_information: qualificationRecords,
    ...given,
  })

export const staffMember = (given: Partial<AdminUser> = {}): AdminUser => ({
  id: 's-1',
  name: 'Rabia Registrar',
  email: 'rabia@council.example',
  is_admin: true,
  roles: ['registrar'],
  codes: { since: null, recovery_codes_left: 0, missing: false } as never,
  ...given,
})

/** The answer to a sign-in. */
export const signedIn = (user: object) => ({
  data: { token: 'a new token', token_type: 'Bearer', expires_in: 3600, user },
})
