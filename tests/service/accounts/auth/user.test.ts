import { expect, test } from 'vitest'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('the current user is answered with every record of the onboarding', async () => {
  const account = await portal.accountAt('form')
  const { status, body } = await account.get('/api/auth/user')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    id: account.id,
    gender: 'other',
    applicant: { title: 'Ms.', fields: 'Hospital Pharmacy' },
    contact_information: { city: 'Lahore' },
    application_form: { application_title: 'Registration', status: 'submitted' },
  })
  expect(body.data.qualification_information).toHaveLength(3)
  expect(body.data.applicant.photo).toMatch(/^http/)
})

test('the answer never contains a hash, a token or a key of the table', async () => {
  const account = await portal.accountAt('applicant')
  const { text } = await account.get('/api/auth/user')
  expect(text).not.toMatch(/argon2|password|photo_key|"pk"|"sk"|generation/)
})
