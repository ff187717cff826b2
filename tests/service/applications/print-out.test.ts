import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { upload } from '#tests/support/files/uploads.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

// printOut.get
test('without a photo in the personal information the form is printed with the one among the documents', async () => {
  const account = await portal.accountAt('qualifications')
  await account.patch('/api/applications/me', { photo: null })
  await account.post('/api/applicant-form', { application_title: 'Registration' })
  const photoOf = async () => (await account.get('/api/print-out/me')).body.data.applicant.photo
  expect(await photoOf()).toBeNull()
  await upload(account, 'profile_image', aPng(35, 45))
  const shown = await fetch(await photoOf())
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(aPng(35, 45))
})

test('the print-out needs a registration form, and only one’s own is found', async () => {
  const account = await portal.accountAt('qualifications')
  const { status, body } = await account.get('/api/print-out/me')
  expect([status, body]).toEqual([
    409,
    { message: 'Submit your registration form first', missing_step: 'registration' },
  ])
  const other = await portal.accountAt('form')
  expect((await account.get(`/api/print-out/${other.id}`)).status).toBe(404)
  expect((await other.get(`/api/print-out/${other.id}`)).status).toBe(200)
})

// printOut.printed
test('the empty POST after printing is accepted each time', async () => {
  const account = await portal.accountAt('form')
  for (let times = 0; times < 2; times++)
    expect((await account.post('/api/print-out/me')).body).toEqual({ data: null })
})

test('the call after printing needs a registration form, and only one’s own is found', async () => {
  const [account, other] = [await portal.accountAt('qualifications'), await portal.accountAt('form')]
  expect((await account.post('/api/print-out/me')).status).toBe(409)
  expect((await account.post(`/api/print-out/${other.id}`)).status).toBe(404)
})
