import { expect, test } from 'vitest'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('the current contact information is null until it is created', async () => {
  const account = await portal.accountAt('applicant')
  expect((await account.get('/api/contact-information')).body.data).toEqual({ contact_information: null })
  const further = await portal.accountAt('contact')
  expect((await further.get('/api/contact-information')).body.data.contact_information.city).toBe('Lahore')
})
