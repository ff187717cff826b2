/** The records of the onboarding on the wire. */
import { expect, test } from 'vitest'
import { applicantAt, fileAt, registered } from './kit/client.ts'
import { applicantFields, contactFields, type Fields, qualifications, without } from './kit/payloads.ts'

const level = (name: string): string => `qualification_level=${encodeURIComponent(name)}`
/** What each change moves, and addresses that are signed anew with every answer. */
const lasting = (record: Fields): Fields => without(record, 'version', 'updated_at', 'photo')

let applicant: Fields
let contact: Fields
const saved: Fields[] = []
const client = await registered()

test('POST /api/applications takes every applicant field, and data is the record.', async () => {
  applicant = (await client.post('/api/applications', applicantFields())).data

  const asTyped = without(applicantFields(), 'photo', 'telephoneRes', 'telephoneOffice', 'mobile')
  expect(applicant).toMatchObject(asTyped)
  expect(Object.keys(applicant)).toEqual(expect.arrayContaining(Object.keys(applicantFields())))
})

test('The photo is sent as an encoded data string and answered as an image.', async () => {
  const address = (await client.get('/api/applications')).data.photo
  const picture = await fileAt(address)

  expect(picture.status).toBe(200)
  expect(picture.headers['content-type']).toBe('image/png')
})

test('GET /api/applications and GET /api/applications/{id} answer with the applicant record.', async () => {
  for (const path of ['/api/applications', '/api/applications/me', `/api/applications/${applicant.id}`])
    expect(lasting((await client.get(path)).data)).toEqual(lasting(applicant))
})

test('PATCH /api/applications/{id} takes the applicant fields, and data is the record.', async () => {
  const changed = applicantFields({ designation: 'Senior Pharmacist', domicile: 'Kasur' })
  const { data } = await client.patch('/api/applications/me', changed)
  const { data: again } = await client.patch(`/api/applications/${applicant.id}`, { domicile: 'Okara' })

  expect(data).toMatchObject({ designation: 'Senior Pharmacist', domicile: 'Kasur' })
  expect(again).toMatchObject({ designation: 'Senior Pharmacist', domicile: 'Okara' })
})

test('The applicant record that was loaded can be sent back whole.', async () => {
  const { data } = await client.get('/api/applications')

  const { data: answered } = await client.patch(`/api/applications/${applicant.id}`, data)

  expect(lasting(answered)).toEqual(lasting(data))
  expect((await fileAt(answered.photo)).status).toBe(200)
})

test('POST /api/contact-information takes three addresses and the city and answers with the saved record.', async () => {
  contact = (await client.post('/api/contact-information', contactFields())).data

  expect(contact).toMatchObject({ id: expect.any(String), ...contactFields() })
})

test('GET /api/contact-information has a member contact_information, and GET with an id is the record.', async () => {
  expect((await client.get('/api/contact-information')).data).toEqual({ contact_information: contact })
  for (const id of ['me', contact.id])
    expect((await client.get(`/api/contact-information/${id}`)).data).toEqual(contact)
})

test('PATCH /api/contact-information/{id} takes the addresses and the city, and data is the record.', async () => {
  const sent = { ...contactFields(), city: 'Multan' }
  const { data } = await client.patch('/api/contact-information/me', sent)
  const { data: again } = await client.patch(`/api/contact-information/${contact.id}`, contactFields())

  expect([data.city, again.city]).toEqual(['Multan', 'Lahore'])
})

test('The contact information that was loaded can be sent back whole.', async () => {
  const { data } = await client.get('/api/contact-information/me')

  const { data: answered } = await client.patch(`/api/contact-information/${contact.id}`, data)

  expect(lasting(answered)).toEqual(lasting(data))
})

test('POST /api/qualification-information takes the fields of each of the four levels and answers with the saved record.', async () => {
  for (const each of qualifications())
    saved.push((await client.post('/api/qualification-information', each)).data)

  expect(saved).toMatchObject(qualifications().map((each) => ({ id: expect.any(String), ...each })))
})

test('The year of passing is accepted as text and as a number.', async () => {
  const numbered = await applicantAt('contact')
  const [first] = qualifications()

  const { data } = await numbered.post('/api/qualification-information', { ...first, year_of_passing: 2009 })

  expect(String(data.year_of_passing)).toBe('2009')
})

test('GET /api/qualification-information has a list qualification_information.', async () => {
  const { data } = await client.get('/api/qualification-information')

  expect(data).toEqual({ qualification_information: saved })
})

test('GET /api/qualification-information/{id} takes the query qualification_level and answers with the record.', async () => {
  for (const one of saved) {
    const byLevel = `/api/qualification-information/me?${level(String(one.qualification_level))}`
    expect((await client.get(byLevel)).data).toEqual(one)
    expect((await client.get(`/api/qualification-information/${one.id}`)).data).toEqual(one)
  }
})

test('PATCH /api/qualification-information/{id} takes the fields of a level and answers with the saved record.', async () => {
  const [first, , third] = qualifications()
  const byId = { ...third, name_of_institute: 'Bahauddin Zakariya University' }
  const byLevel = { ...first, board_university: 'BISE Multan' }

  const one = await client.patch(`/api/qualification-information/${saved[2]!.id}`, byId)
  const other = await client.patch('/api/qualification-information/me', byLevel)

  expect([one.data, other.data]).toMatchObject([byId, byLevel])
})

test('The qualification that was loaded can be sent back whole.', async () => {
  const { data } = await client.get(`/api/qualification-information/${saved[3]!.id}`)

  const { data: answered } = await client.patch(`/api/qualification-information/${data.id}`, data)

  expect(lasting(answered)).toEqual(lasting(data))
})

test('GET /api/users/{id} answers with name and records, and with what the registration view shows of the applicant.', async () => {
  const { data } = await client.get('/api/users/me')

  expect(data).toMatchObject({
    name: 'Sana Iqbal',
    applicant: { id: applicant.id },
    contact_information: { id: contact.id },
    qualification_information: saved.map(({ id }) => ({ id })),
  })
  const shown = ['permission', 'profile_image', 'degree_calculation_status']
  expect(Object.keys(data.applicant)).toEqual(expect.arrayContaining(shown))
})

test('A save with wrong fields is refused with a message and an errors object of lists.', async () => {
  const { status, body } = await client.ask('PATCH', '/api/contact-information/me', { city: '' })

  expect(status).toBe(422)
  expect(body).toEqual({ message: expect.any(String), errors: { city: [expect.any(String)] } })
})

const options: Record<string, string[]> = {
  title: ['Mr.', 'Mrs.', 'Miss', 'Ms.', 'Dr.'],
  gender: ['Female', 'Male', 'Other'],
  religion: ['Muslim', 'Non-Muslim', 'Qadiani'],
  marital_status: ['Married', 'Single', 'Separated/Divorced', 'Widow'],
  fields: [
    ...[
      'Academia',
      'Clinical Trials',
      'Community Pharmacy / Medical Store',
      'Hose Wife',
      'Hospital Pharmacy',
    ],
    ...['Marketing', 'Overseas', 'Production', 'Quality Assurance', 'Quality control', 'Regulatory Affairs'],
    'Sales',
  ],
}

test('The choices of an applicant are stored as they are listed, and no other value is.', async () => {
  const kept: Record<string, string[]> = {}
  for (const [key, values] of Object.entries(options)) {
    kept[key] = []
    for (const value of [...values, 'Something else', value0(values)]) {
      const { status, body } = await client.ask('PATCH', '/api/applications/me', { [key]: value })
      if (status < 300) kept[key].push(body.data[key])
    }
  }

  expect(kept).toEqual(options)
})

/** The first choice in other letters. */
const value0 = (values: string[]): string => values[0]!.toUpperCase()

test('There are four levels of qualification, and no other is accepted.', async () => {
  const [first] = qualifications()
  const other = { ...first, qualification_level: 'PhD' }

  const { status, body } = await client.ask('POST', '/api/qualification-information', other)

  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toEqual(['qualification_level'])
})
