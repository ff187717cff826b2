/** The keys of every record and payload as they cross the wire. */
import { expect, it } from 'vitest'
import {
  credentials,
  forgottenPassword,
  passwordReset,
  profile,
  registration,
  staffCredentials,
} from '#shared/records/account.ts'
import { applicantRecord, newApplicant } from '#shared/records/applicant.ts'
import { applicationFormRecord, newApplicationForm } from '#shared/records/application-form.ts'
import { contactInformationRecord } from '#shared/records/contact-information.ts'
import { currentUser } from '#shared/records/current-user.ts'
import { printOut } from '#shared/records/print-out.ts'
import { qualificationInformationRecord } from '#shared/records/qualification-information.ts'
import { userApplicationRecord } from '#shared/records/user-application.ts'

const keysOf = (schema: { shape: object }): string[] => Object.keys(schema.shape)
const person = ['name', 'father_name', 'cnic', 'phone', 'email']
const applicant = [
  ...['title', 'name', 'father_name', 'gender', 'date_of_birth', 'religion', 'marital_status', 'domicile'],
  ...[
    'country_of_birth',
    'telephoneRes',
    'telephoneOffice',
    'mobile',
    'photo',
    'designation',
    'organization',
  ],
  'fields',
]
const application = [
  ...['applicants_id', 'contact_information_id', 'qualification_information_id', 'application_title'],
  ...['registrationNo', 'issueDate', 'expiryDate'],
]

it('a user has the records of the onboarding', () => {
  expect(keysOf(currentUser)).toEqual(
    expect.arrayContaining([
      ...person,
      ...['gender', 'applicant', 'contact_information', 'qualification_information', 'application_form'],
      'user_application',
    ]),
  )
})

it('every field of personal information is accepted and answered', () => {
  expect(keysOf(newApplicant).sort()).toEqual([...applicant].sort())
  expect(keysOf(applicantRecord)).toEqual(expect.arrayContaining(['id', ...applicant]))
})

it('contact information has three addresses and a city', () => {
  expect(keysOf(contactInformationRecord)).toEqual([
    ...['id', 'version', 'residential', 'permanent', 'professional', 'city'],
  ])
})

it('a qualification is answered with all its fields', () => {
  expect(keysOf(qualificationInformationRecord)).toEqual([
    ...['id', 'version', 'qualification_level', 'year_of_passing', 'degree_issue_date'],
    ...['name_of_institute', 'board_university', 'department'],
  ])
})

it('every field of the application form is accepted and answered', () => {
  expect(keysOf(newApplicationForm)).toEqual([...application, 'declaration'])
  expect(keysOf(applicationFormRecord)).toEqual(expect.arrayContaining(['id', ...application]))
})

it('the user application record is answered with all its fields', () => {
  expect(keysOf(userApplicationRecord)).toEqual([
    ...['id', 'version', 'gender', 'registration_no', 'category_type', 'category_issue_date'],
    ...['date_of_birth', 'permanent_address', 'present_address', 'pharmacy_council', 'province_of_pharmacy'],
    ...['branch_code', 'challan_no', 'challan_submit_date', 'deposit_slip_no', 'reference_no'],
    'verification_date',
  ])
})

it('the print-out has the data of the applicant', () => {
  expect(keysOf(printOut.shape.applicant)).toEqual(
    expect.arrayContaining([
      ...['id', 'name', 'father_name', 'date_of_birth', 'domicile', 'country_of_birth', 'refNumber'],
      ...['telephoneRes', 'telephoneOffice', 'mobile'],
    ]),
  )
})

it('the print-out has the data of the application form', () => {
  expect(keysOf(printOut.shape.application_form)).toEqual(
    expect.arrayContaining(['id', 'registrationNo', 'application_title']),
  )
})

it('the print-out has the contact information', () => {
  expect(keysOf(printOut.shape.contact_information)).toEqual(
    expect.arrayContaining(['id', 'permanent', 'residential', 'professional']),
  )
})

it('the print-out has the qualifications', () => {
  expect(keysOf(printOut.shape.qualification_information.def.element)).toEqual(
    expect.arrayContaining(['id', 'board_university', 'year_of_passing', 'qualification_level']),
  )
})

it('the print-out has the fee and the email', () => {
  expect(keysOf(printOut)).toContain('email')
  expect(keysOf(printOut.shape.qualification_information_pharm_d)).toEqual(['fee_amount'])
})

it('registering takes seven fields and a gender, and the profile answers them', () => {
  const seven = [...person, 'password', 'password_confirmation']
  expect(keysOf(registration).sort()).toEqual([...seven, 'gender'].sort())
  expect(keysOf(profile)).toEqual(expect.arrayContaining([...seven, 'gender']))
})

it('signing in takes email and password, for staff also the device', () => {
  // optional: keep_account takes the closing of the account back, a passkey stands in the place of the code
  expect(keysOf(credentials)).toEqual(['email', 'password', 'keep_account'])
  expect(keysOf(staffCredentials)).toEqual(['email', 'password', 'code', 'passkey', 'device_name'])
})

it('a forgotten password takes an email', () => {
  expect(keysOf(forgottenPassword)).toEqual(['email'])
})

it('resetting a password takes four fields', () => {
  expect(keysOf(passwordReset)).toEqual(['email', 'password', 'password_confirmation', 'token'])
})
