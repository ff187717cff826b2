/** Fee, registration form, print-out and user application record on the wire. */
import { expect, test } from 'vitest'
import { applicantAt, type Client, formFields, registered } from './kit/client.ts'
import { contactFields, type Fields, userApplicationFields, without } from './kit/payloads.ts'

const client = await applicantAt('qualifications')

test('GET /api/calculate-fee takes issue_date, and data is the amount in rupees.', async () => {
  const { data } = await client.get('/api/calculate-fee?issue_date=2018-02-15')

  expect(data).toEqual(expect.any(Number))
})

test('POST /api/applicant-form takes the fields of a new registration, and data is the form.', async () => {
  const sent = await formFields(client)

  const { data } = await client.post('/api/applicant-form', sent)

  expect(data).toMatchObject({ id: expect.any(String), ...sent })
  expect((await client.get('/api/auth/user')).data.application_form).toMatchObject(sent)
})

test('POST /api/applicant-form takes issueDate and expiryDate for a renewal, with a number or with Apply Now.', async () => {
  const dates = { issueDate: '2021-05-10', expiryDate: '2026-05-09' }
  for (const registrationNo of ['Apply Now', '12345']) {
    const one = await applicantAt('qualifications')
    const sent = await formFields(one, { application_title: 'Renewal', registrationNo, ...dates })

    const { data } = await one.post('/api/applicant-form', sent)
    const { data: printOut } = await one.get('/api/print-out/me')

    expect(data).toMatchObject(sent)
    expect(printOut.application_form).toMatchObject({ application_title: 'Renewal', registrationNo })
  }
})

test('The application title is Renewal or Registration, and nothing else.', async () => {
  const one = await applicantAt('qualifications')
  const sent = await formFields(one, { application_title: 'New Registration' })

  const { status, body } = await one.ask('POST', '/api/applicant-form', sent)

  expect([status, Object.keys(body.errors)]).toEqual([422, ['application_title']])
})

test('A registration that leaves the fields of a renewal empty is accepted.', async () => {
  const one = await applicantAt('qualifications')
  const sent = await formFields(one, { issueDate: '', expiryDate: '' })

  expect((await one.post('/api/applicant-form', sent)).data.application_title).toBe('Registration')
})

test('The number of a form has the default text “Apply Now”.', async () => {
  const one = await applicantAt('qualifications')

  const { data } = await one.post('/api/applicant-form', without(await formFields(one), 'registrationNo'))

  expect(data.registrationNo).toBe('Apply Now')
})

test('GET /api/print-out/{id} answers with applicant, form, contact, qualifications, fee and email.', async () => {
  const { data } = await client.get('/api/print-out/me')

  const has = (...keys: string[]) =>
    expect.objectContaining(Object.fromEntries(keys.map((key) => [key, expect.anything()])))
  expect(data).toMatchObject({
    applicant: has(
      ...['id', 'name', 'father_name', 'date_of_birth', 'domicile', 'country_of_birth', 'refNumber'],
      ...['telephoneRes', 'telephoneOffice', 'mobile'],
    ),
    application_form: has('id', 'registrationNo', 'application_title'),
    contact_information: has('id', 'permanent', 'residential', 'professional'),
    qualification_information: Array(3).fill(
      has('id', 'board_university', 'year_of_passing', 'qualification_level'),
    ),
    qualification_information_pharm_d: { fee_amount: expect.any(Number) },
    email: expect.stringContaining('@'),
  })
})

test('An empty POST after printing is accepted.', async () => {
  expect((await client.ask('POST', '/api/print-out/me')).status).toBeLessThan(300)
})

const changed: Fields = {
  gender: 'm',
  registration_no: '12346',
  category_type: 'Category B',
  category_issue_date: '2018-05-11',
  date_of_birth: '1994-03-22',
  permanent_address: 'House 13, Street 4, Multan',
  present_address: 'House 14, Street 4, Multan',
  pharmacy_council: 'Sindh Pharmacy Council',
  province_of_pharmacy: 'Sindh',
  branch_code: '0422',
  challan_no: '778800',
  challan_submit_date: '2026-10-13',
  deposit_slip_no: '445567',
  reference_no: '112234',
  verification_date: '2026-10-21',
}
const own = async (one: Client) => (await one.get('/api/user-applications')).data

test('POST /api/user-applications takes the fifteen fields of the user application record.', async () => {
  const one = await registered()

  await one.post('/api/user-applications', userApplicationFields())

  expect((await own(one)).user_application).toMatchObject(userApplicationFields())
})

test('GET /api/user-applications answers with the user and the user_application inside.', async () => {
  await client.post('/api/user-applications', userApplicationFields())

  expect(await own(client)).toMatchObject({
    ...{ name: 'Sana Iqbal', father_name: 'Muhammad Iqbal' },
    ...{ cnic: expect.any(String), phone: expect.any(String) },
    user_application: { id: expect.any(String), ...userApplicationFields() },
  })
})

test('PATCH /api/tasks/{id} takes each field of the user application record, before and after a submission.', async () => {
  for (const one of [client, await registered()]) {
    if (!(await own(one)).user_application) await one.post('/api/user-applications', userApplicationFields())
    const { id } = (await own(one)).user_application
    for (const [key, value] of Object.entries(changed)) await one.patch(`/api/tasks/${id}`, { [key]: value })

    expect((await own(one)).user_application).toMatchObject(changed)
  }
})

test('The user application record that was loaded can be sent back whole.', async () => {
  const { user_application: loaded } = await own(client)

  await client.patch(`/api/tasks/${loaded.id}`, loaded)

  const lasting = (record: object) => without(record, 'version', 'updated_at')
  expect(lasting((await own(client)).user_application)).toEqual(lasting(loaded))
})

test('The gender of the user application record is m or f, its category A, B or C.', async () => {
  const { id } = (await own(client)).user_application
  const accepted = async (key: string, values: string[]) => {
    const kept = []
    for (const value of values)
      if ((await client.ask('PATCH', `/api/tasks/${id}`, { [key]: value })).status < 300) kept.push(value)
    return kept
  }

  expect(await accepted('gender', ['m', 'f', 'other'])).toEqual(['m', 'f'])
  expect(
    await accepted('category_type', ['Category A', 'Category B', 'Category C', 'Category D', 'A']),
  ).toEqual(['Category A', 'Category B', 'Category C'])
})

test('Contact information, organisation, designation and telephones can be changed after the submission.', async () => {
  const contact = { ...contactFields(), city: 'Sahiwal' }
  const changes = {
    ...{ designation: 'Manager', organization: 'Jinnah Hospital', mobile: '0301-7654321' },
    ...{ telephoneRes: '042-35000001', telephoneOffice: '042-35000002' },
  }

  await client.patch('/api/contact-information/me', contact)
  await client.patch('/api/applications/me', changes)
  const { data } = await client.get('/api/auth/user')

  expect(data.contact_information).toMatchObject(contact)
  expect(data.applicant).toMatchObject(changes)
})
