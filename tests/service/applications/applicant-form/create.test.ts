import { expect, test } from 'vitest'
import { versionsRead } from '#shared/applications/rules/declaration.ts'
import { isVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const path = '/api/applicant-form'
const renewal = {
  application_title: 'Renewal',
  registrationNo: 'A-4711',
  issueDate: '2020-05-01',
  expiryDate: '2025-04-30',
}

test('a new registration is submitted with its fee and a reference number, and has no registration number yet', async () => {
  const account = await portal.accountAt('qualifications')
  const { body: user } = await account.get('/api/auth/user')
  const { status, body } = await account.post(path, {
    applicants_id: user.data.applicant.id,
    contact_information_id: user.data.contact_information.id,
    qualification_information_id: user.data.qualification_information[2].id,
    application_title: 'Registration',
    registrationNo: 'Apply Now',
  })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    registrationNo: 'Apply Now',
    issueDate: null,
    status: 'submitted',
    fee_amount: 7500,
    fee_is_sample: true,
  })
  expect(body.data.reference_no).toMatch(/^PC-\d{4}-[2-9A-HJKMNP-Z]{8}$/)
  expect(isVoucherNumber(body.data.voucher_number)).toBe(true)
})

test('a renewal is submitted with its registration number and dates', async () => {
  const account = await portal.accountAt('qualifications')
  const { status, body } = await account.post(path, renewal)
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ ...renewal, fee_amount: 1500 })
})

test('an application is refused until the required qualifications are entered', async () => {
  const account = await portal.accountAt('contact')
  const { status, body } = await account.post(path, { application_title: 'Registration' })
  expect([status, body]).toEqual([
    409,
    { message: 'Add SSC first', missing_step: 'qualification-information' },
  ])
})

test.each([
  ['the default text', { registrationNo: 'Apply Now' }],
  ['the default text in other letters', { registrationNo: ' apply now' }],
  ['an empty number', { registrationNo: '', issueDate: '', expiryDate: '' }],
  ['no number', {}],
])('a renewal with %s is submitted', async (_what, stated) => {
  const account = await portal.accountAt('qualifications')
  const { status, body } = await account.post(path, { application_title: 'Renewal', ...stated })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ registrationNo: 'Apply Now', issueDate: null, expiryDate: null })
})

test('a renewal has its dates in order, and a new registration may not choose a number', async () => {
  const account = await portal.accountAt('qualifications')
  const errors = async (body: object) => Object.keys((await account.post(path, body)).body.errors)
  expect(await errors({ ...renewal, expiryDate: '2020-05-01' })).toEqual(['expiryDate'])
  expect(await errors({ ...renewal, issueDate: '2998-01-01', expiryDate: '2999-01-01' })).toEqual([
    'issueDate',
  ])
  expect(await errors({ application_title: 'Registration', registrationNo: 'A-1' })).toEqual([
    'registrationNo',
  ])
  expect(await errors({ application_title: 'Registration', fee_amount: 1 })).toEqual(['fee_amount'])
})

test('the ids of another person’s records are refused', async () => {
  const [account, other] = [await portal.accountAt('qualifications'), await portal.accountAt('applicant')]
  const foreign = (await other.get('/api/applications/me')).body.data.id
  const { status, body } = await account.post(path, {
    application_title: 'Registration',
    applicants_id: foreign,
  })
  expect([status, body.errors]).toEqual([422, { applicants_id: ['This is not one of your records'] }])
})

test('a double click submits once, and a second application is refused while the first is open', async () => {
  const account = await portal.accountAt('qualifications')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => account.post(path, { application_title: 'Registration' })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
  expect(new Set(answers.map(({ body }) => body.data.reference_no)).size).toBe(1)
  expect((await account.post(path, renewal)).status).toBe(409)
})

test.each([
  [{}, 'v1'],
  [{ declaration: 'v1' }, 'v1'],
])('a submission with %j is recorded as declared with the wording %s', async (sent, version) => {
  const account = await portal.accountAt('qualifications')
  const { status, body } = await account.post(path, { application_title: 'Registration', ...sent })
  expect([status, body.data.declared]).toEqual([201, version])
  const { body: kept } = await account.get('/api/auth/user')
  expect(kept.data.application_form.declared).toBe(version)
})

test.each([true, false, 'v0', ''])('a declaration of %j is refused', async (declaration) => {
  const account = await portal.accountAt('qualifications')
  const { status, body } = await account.post(path, { application_title: 'Registration', declaration })
  expect([status, body.errors]).toEqual([422, { declaration: ['The declaration has no such version'] }])
})

test('what another device has handed in is named by its reference', async () => {
  const account = await portal.accountAt('qualifications')
  const { body: first } = await account.post(path, renewal)
  const { status, body } = await account.post(path, { ...renewal, registrationNo: 'A-4712' })
  const { reference_no } = first.data
  expect([status, body.message]).toEqual([
    409,
    expect.stringMatching(`^You have handed in ${reference_no} already, on \\d\\d-\\d\\d-\\d{4}$`),
  ])
})

test('what another device has saved since it was read is told and not submitted; without what was read it is submitted', async () => {
  const account = await portal.accountAt('qualifications')
  const readBy = async () => versionsRead((await account.get('/api/auth/user')).body.data)
  const read = await readBy()
  await account.patch('/api/contact-information/me', { city: 'Kasur' })
  const { status, body } = await account.post(path, { ...renewal, read })
  expect([status, body.message]).toEqual([
    409,
    'Changed on another device since you read it: Contact Information. Look at it once more, then hand in',
  ])
  const again = { ...renewal, read: await readBy() }
  const { status: taken, body: handedIn } = await account.post(path, again)
  expect(taken).toBe(201)
  // The same once more, where its answer was lost and the records have changed since.
  await account.patch('/api/contact-information/me', { city: 'Okara' })
  expect((await account.post(path, again)).body.data.id).toBe(handedIn.data.id)
})
