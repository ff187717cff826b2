import { expect, it } from 'vitest'
import type { CurrentUser } from '#shared/records/current-user.ts'
import type { UserApplicationRecord } from '#shared/records/user-application.ts'
import { aContact, anApplicant, aPerson, aUserApplication } from '#tests/support/people/applicants.ts'
import { userApplicationDefaults } from '#web/features/user-applications/user-application-defaults.ts'
import { userApplicationRows } from '#web/features/user-applications/user-application-rows.ts'

const aRecord = (given: object = {}) =>
  ({ ...aUserApplication(), ...given }) as unknown as UserApplicationRecord
const aUser = (given: object = {}) =>
  ({
    applicant: null,
    contact_information: null,
    application_form: null,
    ...given,
  }) as unknown as CurrentUser

it('the user application record shows its rows in the specified order and dates as DD-MM-YYYY', () => {
  const person = aPerson({ cnic: '9999912345671' })
  const rows = userApplicationRows(person, aRecord({ verification_date: '2024-10-09', branch_code: '' }))
  expect(rows.map(({ label, value }) => [label, value])).toEqual([
    ['Name', 'Ayesha Siddiqua'],
    ['Father name', 'Muhammad Imran'],
    ['CNIC', '99999-1234567-1'],
    ['Gender', 'Female'],
    ['Phone', '0300 1234567'],
    ['Registration no.', 'A-12345'],
    ['Category type', 'Category A'],
    ['Category issue date', '03-02-2015'],
    ['Date of birth', '17-03-1990'],
    ['Permanent address', '4 Mall Road, Kasur'],
    ['Present address', '12 Canal Road\nModel Town'],
    ['Pharmacy council', 'Punjab Pharmacy Council'],
    ['Province of pharmacy', 'Punjab'],
    ['Branch code', ''],
    ['Challan no.', 'CH-778812'],
    ['Challan submit date', '05-10-2024'],
    ['Deposit slip no.', 'DS-5567'],
    ['Reference no.', 'PC-2024-7K3MQ9XA'],
    ['Verification date', '09-10-2024'],
  ])
})

it.each([
  ['m', 'Male'],
  ['f', 'Female'],
])('the user application record shows %s as %s', (gender, word) => {
  const rows = userApplicationRows(aPerson() as never, aRecord({ gender }))
  expect(rows.find(({ label }) => label === 'Gender')?.value).toBe(word)
})

it('the form starts with values of earlier steps', () => {
  const user = aUser({
    applicant: anApplicant({ gender: 'Male' }),
    contact_information: aContact(),
    application_form: { registrationNo: 'B-77', reference_no: 'PC-2024-AAAA2222' },
  })
  expect(userApplicationDefaults(null, user)).toMatchObject({
    gender: 'm',
    date_of_birth: '1990-03-17',
    permanent_address: '4 Mall Road, Kasur',
    present_address: '12 Canal Road\nModel Town',
    registration_no: 'B-77',
    reference_no: 'PC-2024-AAAA2222',
    category_type: '',
  })
})

it('the form does not guess a gender or a number', () => {
  const user = aUser({
    applicant: anApplicant({ gender: 'Other' }),
    application_form: { registrationNo: 'Apply Now', reference_no: 'PC-2024-AAAA2222' },
  })
  expect(userApplicationDefaults(null, user)).toMatchObject({ gender: '', registration_no: '' })
  expect(new Set(Object.values(userApplicationDefaults(null, aUser())))).toEqual(new Set(['']))
})

it('the form starts with the record once there is one, whatever other steps contain', () => {
  const user = aUser({ applicant: anApplicant({ gender: 'Male' }), contact_information: aContact() })
  const record = aRecord({ permanent_address: 'Okara', reference_no: '' })
  expect(userApplicationDefaults(record, user)).toEqual(record)
})
