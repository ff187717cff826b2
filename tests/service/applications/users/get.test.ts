import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { aForm } from '#tests/support/files/uploads.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('a user is answered with name and records under me and under the own id', async () => {
  const account = await portal.accountAt('contact')
  for (const id of ['me', account.id]) {
    const { body } = await account.get(`/api/users/${id}`)
    expect(Object.keys(body.data)).toEqual([
      'name',
      'applicant',
      'contact_information',
      'qualification_information',
    ])
    expect(body.data.contact_information.city).toBe('Lahore')
  }
})

test('the registration view tells whether a person may apply', async () => {
  const seen = async (stage: 'contact' | 'qualifications' | 'form') =>
    (await (await portal.accountAt(stage)).get('/api/users/me')).body.data.applicant
  const nothingYet = { permission: false, profile_image: null, degree_calculation_status: 'pending' }
  expect(await seen('contact')).toMatchObject(nothingYet)
  const ready = { permission: true, profile_image: null, degree_calculation_status: 'calculated' }
  expect(await seen('qualifications')).toMatchObject(ready)
  expect(await seen('form')).toMatchObject({ ...ready, permission: false })
})

test('the registration view gets the uploaded profile image', async () => {
  const account = await portal.accountAt('contact')
  const bytes = aPng(40, 30)
  await account.post('/api/uploads', undefined, await aForm('profile_image', bytes))
  const { applicant } = (await account.get('/api/users/me')).body.data
  const read = await fetch(applicant.profile_image)
  expect(Buffer.from(await read.arrayBuffer())).toEqual(bytes)
})

test('the applicant is null until the personal information is entered', async () => {
  const account = await portal.account()
  expect((await account.get('/api/users/me')).body.data.applicant).toBe(null)
})

test('another person’s user record is not found', async () => {
  const [account, other] = [await portal.account(), await portal.account()]
  expect((await account.get(`/api/users/${other.id}`)).status).toBe(404)
})
