import { expect, test } from 'vitest'
import { aContact } from '#tests/support/people/applicants.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const path = '/api/contact-information'

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

test('a double click creates one record, and a second record is refused', async () => {
  const account = await portal.accountAt('applicant')
  const answers = await Promise.all(Array.from({ length: 20 }, () => account.post(path, aContact())))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  expect((await account.post(path, aContact({ city: 'Kasur' }))).status).toBe(409)
})
