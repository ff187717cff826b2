import { expect, test } from 'vitest'
import { aContact } from '#tests/support/people/applicants.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const path = '/api/contact-information'

// contactInformation.create
test('addresses are stored with line breaks and Urdu text', async () => {
  const account = await portal.accountAt('applicant')
  const fields = aContact({ permanent: 'مکان نمبر ۱۲\nقصور' })
  const { status, body, headers } = await account.post(path, fields)
  expect([status, headers.etag, body.message]).toEqual([201, '"v1"', 'Contact detail added successfully'])
  expect(body.data).toMatchObject(fields)
})

test('contact information is refused until the personal information is entered', async () => {
  const account = await portal.account()
  const { status, body } = await account.post(path, aContact())
  expect([status, body]).toEqual([
    409,
    { message: 'Add your personal information first', missing_step: 'applicant' },
  ])
})

test('every wrong field is named, and the professional address is optional', async () => {
  const account = await portal.accountAt('applicant')
  const { status, body } = await account.post(path, { residential: ' ', permanent: 'x'.repeat(301) })
  expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['city', 'permanent', 'residential']])
  expect((await account.post(path, aContact({ professional: undefined }))).body.data.professional).toBe('')
})

test('hidden characters are refused', async () => {
  const account = await portal.accountAt('applicant')
  for (const city of ['a\u0000b', 'a\u202eb'])
    expect((await account.post(path, aContact({ city }))).body.errors).toEqual({
      city: ['Remove the special characters'],
    })
})

// contactInformation.current
test('the current contact information is null until it is created', async () => {
  const account = await portal.accountAt('applicant')
  expect((await account.get('/api/contact-information')).body.data).toEqual({ contact_information: null })
  const further = await portal.accountAt('contact')
  expect((await further.get('/api/contact-information')).body.data.contact_information.city).toBe('Lahore')
})

// contactInformation.update
const me = '/api/contact-information/me'

test('an update of the contact information changes the sent fields and leaves the others', async () => {
  const account = await portal.accountAt('contact')
  const { status, body } = await account.patch(me, { city: 'Kasur' })
  expect([status, body.message]).toEqual([200, 'Contact detail updated successfully'])
  expect(body.data).toMatchObject({ city: 'Kasur', professional: 'Mayo Hospital, Lahore', version: 2 })
})

test('a change with wrong fields is refused', async () => {
  const account = await portal.accountAt('contact')
  expect((await account.patch(me, { city: '' })).body.errors).toEqual({ city: ['Enter your city'] })
})
