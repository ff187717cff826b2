import { expect, test } from 'vitest'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('holds null before the record exists, then the record', {
  tags: ['endpoint.contactInformation.current'],
}, async () => {
  const account = await portal.accountAt('applicant')
  expect((await account.get('/api/contact-information')).body.data).toEqual({ contact_information: null })
  const further = await portal.accountAt('contact')
  expect((await further.get('/api/contact-information')).body.data.contact_information.city).toBe('Lahore')
})
