import { expect, it } from 'vitest'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import type { UserApplicationRecord } from '#shared/applications/records/user-application.ts'
import { aContact, anApplicant, aUserApplication } from '#tests/support/people/applicants.ts'
import { userApplicationDefaults } from '#web/features/applications/user-applications/user-application-defaults.ts'

const aRecord = (given: object = {}) =>
  ({ ...aUserApplication(), ...given }) as unknown as UserApplicationRecord
const aUser = (given: object = {}) =>
  ({ applicant: null, contact_information: null, application_form: null, ...given }) as unknown as CurrentUser

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
