/**
 * A client that sends exactly the fields of each call, and no header but its token, goes through everything without a
 * refusal, and finds every member that it reads.
 */
import { expect, test } from 'vitest'
import {
  applicantFields,
  aRegistration,
  aScan,
  contactFields,
  openClient,
  openOnboarded,
  password,
  qualifications,
  registrationFields,
  userApplicationFields,
} from '#tests/support/people/specification-client.ts'
import { emailTo, portal, tokenIn } from '#tests/support/portal/shared-portal.ts'

const without = (record: object, ...keys: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))

/** The members that a record lacks. */
const missingIn = (record: object, names: string[]) => names.filter((name) => !(name in record))

test('registers with a gender, signs in, and is the current user', async () => {
  const registration = aRegistration()
  const client = openClient()

  const registered = await client.signIn('/api/auth/register', registration)
  const { email } = registration
  const signedIn = await client.signIn('/api/auth/login', { email, password })
  const { data } = await client.get('/api/auth/user')

  expect([typeof registered.data.token, typeof signedIn.data.token]).toEqual(['string', 'string'])
  expect(data).toMatchObject(without(registration, 'cnic', 'phone', 'password', 'password_confirmation'))
  const read = ['applicant', 'contact_information', 'qualification_information', 'application_form', 'cnic']
  expect(missingIn(data, [...read, 'phone', 'user_application'])).toEqual([])
})

test('registers without a gender, and with the other one', async () => {
  const { gender: _, ...plain } = aRegistration()

  await openClient().signIn('/api/auth/register', plain)
  const client = openClient()
  await client.signIn('/api/auth/register', aRegistration({ gender: 'm' }))

  expect((await client.get('/api/portfolioUpdate/me')).data.gender).toBe('m')
})

test('adds and changes personal information, addresses and four qualifications', async () => {
  const client = openClient()
  await client.signIn('/api/auth/register', aRegistration())

  const applicant = (await client.post('/api/applications', applicantFields())).data
  const contact = (await client.post('/api/contact-information', contactFields())).data
  const saved = []
  for (const each of qualifications())
    saved.push((await client.post('/api/qualification-information', each)).data)

  expect(applicant).toMatchObject(
    without(applicantFields(), 'photo', 'telephoneRes', 'telephoneOffice', 'mobile'),
  )
  expect(contact).toMatchObject(contactFields())
  expect(saved).toMatchObject(qualifications())
  const { data: current } = await client.get('/api/applications')
  expect({ ...current, photo: '' }).toEqual({ ...applicant, photo: '' }) // each answer signs its address anew
  expect((await client.get(`/api/applications/${applicant.id}`)).data.id).toBe(applicant.id)
  expect((await client.get('/api/contact-information')).data.contact_information).toEqual(contact)
  expect((await client.get('/api/contact-information/me')).data).toEqual(contact)
  expect((await client.get('/api/qualification-information')).data.qualification_information).toEqual(saved)

  const level = encodeURIComponent(saved[2].qualification_level)
  const found = await client.get(`/api/qualification-information/me?qualification_level=${level}`)
  expect(found.data).toEqual(saved[2])
  const changedContact = { ...contactFields(), city: 'Multan' }
  const changed = { ...qualifications()[2]!, name_of_institute: 'Bahauddin Zakariya University' }
  const designation = 'Senior Pharmacist'
  expect(
    (await client.patch('/api/applications/me', { ...applicantFields(), designation })).data,
  ).toMatchObject({
    designation,
  })
  expect((await client.patch('/api/contact-information/me', changedContact)).data).toMatchObject(
    changedContact,
  )
  expect((await client.patch(`/api/qualification-information/${saved[2].id}`, changed)).data).toMatchObject(
    changed,
  )
})

test('a form that is filled with the saved record and sent unchanged changes nothing, its photo included', async () => {
  const client = await openOnboarded()
  const { data: applicant } = await client.get('/api/applications/me')
  const fields = Object.fromEntries(Object.keys(applicantFields()).map((key) => [key, applicant[key]]))

  await client.patch('/api/applications/me', fields)
  const { data } = await client.get('/api/applications/me')

  expect(fields.photo).toMatch(/^http/)
  expect(data).toMatchObject(without(fields, 'photo'))
  expect(data.photo.split('?')[0]).toBe(applicant.photo.split('?')[0])
})

const four = ['profile_image', 'marksSheet_image', 'certificate_image', 'bank_voucher_receipt_image']
const papers = ['cnic_front_image', 'cnic_back_image', 'category_image', 'renewal_category_image']
const readings = [
  { list: '/api/documents', uploads: '/api/uploads', keys: four },
  {
    list: '/api/user-documents',
    uploads: '/api/files',
    keys: [...papers, 'finger_print', 'paid_bank_deposit_slip', 'profile_photo'],
  },
]

test.each(readings)('uploads every document of $list and reads it again', async ({ list, uploads, keys }) => {
  const client = openClient()
  await client.signIn('/api/auth/register', aRegistration())
  const before = (await client.get(list)).data.user_document

  const held = []
  for (const key of keys) held.push((await client.upload(uploads, key, aScan())).data[key])
  const after = (await client.get(list)).data.user_document
  const files = await Promise.all(keys.map((key) => client.file(`${list}/${key}`)))

  expect(Object.keys(before).sort()).toEqual([...keys].sort())
  expect(held).toEqual(keys.map(() => expect.any(String)))
  expect(Object.values(after)).toEqual(keys.map(() => expect.any(String)))
  expect(files.map(({ headers }) => headers['content-type'])).toEqual(keys.map(() => 'image/png'))
})

test('asks for the fee, submits a new registration and prints it', async () => {
  const client = await openOnboarded()
  const { data: amount } = await client.get('/api/calculate-fee?issue_date=2018-02-15')

  const fields = await registrationFields(client, { application_title: 'Registration' })
  const { data: form } = await client.post('/api/applicant-form', fields)
  const { data: user } = await client.get('/api/auth/user')
  const { data: printOut } = await client.get('/api/print-out/me')
  await client.post('/api/print-out/me')

  expect(amount).toEqual(expect.any(Number))
  expect(form).toMatchObject(fields)
  expect(user.application_form).toMatchObject({ id: form.id, application_title: 'Registration' })
  const printed = [
    ...missingIn(printOut, ['email']),
    ...missingIn(printOut.applicant, ['id', 'name', 'father_name', 'date_of_birth', 'domicile', 'refNumber']),
    ...missingIn(printOut.applicant, ['country_of_birth', 'telephoneRes', 'telephoneOffice', 'mobile']),
    ...missingIn(printOut.application_form, ['id', 'registrationNo', 'application_title']),
    ...missingIn(printOut.contact_information, ['id', 'permanent', 'residential', 'professional']),
    ...printOut.qualification_information.flatMap((each: object) =>
      missingIn(each, ['id', 'board_university', 'year_of_passing', 'qualification_level']),
    ),
  ]
  expect(printed).toEqual([])
  expect(printOut.qualification_information_pharm_d.fee_amount).toEqual(expect.any(Number))
})

test.each([
  ['the default text', { registrationNo: 'Apply Now', issueDate: '2021-05-10', expiryDate: '2026-05-09' }],
  ['a number', { registrationNo: '12345', issueDate: '2021-05-10', expiryDate: '2026-05-09' }],
])('submits a renewal with %s as its registration number and prints it', async (_what, given) => {
  const client = await openOnboarded()

  const fields = await registrationFields(client, { application_title: 'Renewal', ...given })
  const { data: form } = await client.post('/api/applicant-form', fields)
  const { data: printOut } = await client.get('/api/print-out/me')

  expect(form).toMatchObject(fields)
  expect(printOut.application_form).toMatchObject({
    application_title: 'Renewal',
    registrationNo: given.registrationNo,
  })
})

test('a new registration with the fields of a renewal left empty is submitted', async () => {
  const client = await openOnboarded()
  const empty = { issueDate: '', expiryDate: '' }

  const fields = await registrationFields(client, { application_title: 'Registration', ...empty })
  const { data } = await client.post('/api/applicant-form', fields)

  expect(data.application_title).toBe('Registration')
})

test('what the registration screens load has the members they show', async () => {
  const client = await openOnboarded()

  const { data } = await client.get('/api/users/me')

  const members = ['name', 'applicant', 'contact_information', 'qualification_information']
  expect(missingIn(data, members)).toEqual([])
  expect(missingIn(data.applicant, ['permission', 'profile_image', 'degree_calculation_status'])).toEqual([])
})

test('keeps a user application with every field, and each field can be changed', async () => {
  const client = openClient()
  await client.signIn('/api/auth/register', aRegistration())
  const changed = {
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

  await client.post('/api/user-applications', userApplicationFields())
  const { data: first } = await client.get('/api/user-applications')
  await client.patch(`/api/tasks/${first.user_application.id}`, changed)
  const { data: second } = await client.get('/api/user-applications')

  expect(first.user_application).toMatchObject(userApplicationFields())
  expect(second.user_application).toMatchObject(changed)
  expect(missingIn(second, ['name', 'father_name', 'cnic', 'gender', 'phone'])).toEqual([])
})

const seven = ['name', 'father_name', 'cnic', 'phone', 'email', 'password', 'password_confirmation']

/** The form of the profile with the answered values, as the person then changes some of them. */
const openProfile = async () => {
  const registration = aRegistration()
  const client = openClient()
  await client.signIn('/api/auth/register', registration)
  const { email } = registration
  await client.signIn('/api/auth/login', { email, password })
  const { data } = await client.get('/api/portfolioUpdate/me')
  const filled = Object.fromEntries(seven.map((key) => [key, data[key]]))
  const read = async () => (await client.get('/api/portfolioUpdate/me')).data
  return {
    email,
    filled,
    gender: data.gender,
    read,
    send: (changes: object) => client.patch('/api/portfolioUpdate/me', { ...filled, ...changes }),
  }
}

test.each([
  ['as they were answered', {}, password],
  [
    'given',
    { password: 'Lahore-canal-side-91', password_confirmation: 'Lahore-canal-side-91' },
    'Lahore-canal-side-91',
  ],
])(
  'changes the profile soon after signing in, the passwords being sent %s',
  async (_what, passwords, next) => {
    const { email, filled, read, send } = await openProfile()
    const { cnic, phone } = aRegistration()

    await send({ name: 'Sana Iqbal Khan', father_name: 'M. Iqbal', cnic, phone, ...passwords })
    const after = await read()
    await openClient().signIn('/api/auth/login', { email, password: next })

    expect(Object.values(filled)).toEqual(seven.map(() => expect.any(String)))
    const changed = { name: 'Sana Iqbal Khan', father_name: 'M. Iqbal', phone, gender: 'other', email }
    expect(after).toMatchObject(changed)
    expect(after.cnic).toBe(cnic.replaceAll('-', ''))
  },
)

test('the profile keeps a gender that is sent along, and a new email address is accepted', async () => {
  const { gender, read, send } = await openProfile()

  await send({ gender: 'm', email: aRegistration().email })

  expect([gender, (await read()).gender]).toEqual(['other', 'm'])
})

test('asks for a new password, sets it with the link and signs in', async () => {
  const registration = aRegistration()
  const { email } = registration
  await openClient().signIn('/api/auth/register', registration)
  const client = openClient()

  const asked = await client.post('/api/auth/forgot-password', { email })
  const token = tokenIn(await emailTo(email, 'Set a new password'))
  const fresh = 'Peshawar-orchard-77'
  const body = { email, password: fresh, password_confirmation: fresh, token }
  const set = await client.post('/api/auth/reset-password', body)
  await client.signIn('/api/auth/login', { email, password: fresh })

  expect([typeof asked.message, typeof set.message]).toEqual(['string', 'string'])
})

test('an administrator signs in with the name of the device and is the admin user', async () => {
  const { adminEmail: email, adminPassword } = portal.facts()
  const client = openClient()

  const { data } = await client.signIn('/api/admin/auth/login', {
    email,
    password: adminPassword,
    device_name: 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
  })
  const { data: admin } = await client.get('/api/admin/auth/admin-user')

  expect([typeof data.token, typeof admin.name]).toEqual(['string', 'string'])
})
