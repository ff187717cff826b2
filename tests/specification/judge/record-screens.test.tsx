// @vitest-environment happy-dom
/** Profile, personal information, addresses and qualifications on screen. */
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import {
  confirmation,
  eventually,
  fieldKeys,
  formValues,
  linksIn,
  path,
  press,
  summary,
} from '#tests/support/pages/page-content.ts'
import { applicantAt, registered } from './kit/client.ts'
import { callsOf, openAs, part, put, tableRows, textsOf } from './kit/page.ts'
import { applicantFields, aRegistration, contactFields, qualifications, without } from './kit/payloads.ts'

type Person = Awaited<ReturnType<typeof registered>>
let sana: Person
beforeAll(async () => {
  sana = await applicantAt('qualifications')
})

const [matriculation, intermediate, degree, masters] = [
  ...['SSC / Matriculation / O - level', 'HEC / Intermediate/ A - level', 'B Pharm / Pharm D'],
  'M.Phil/M.Pharm',
] as [string, string, string, string]
const levelAddress = (id: string, level: string) =>
  `/qualification-information/${id}/edit?${new URLSearchParams({ qualification_level: level })}`

test('/portfolio shows name, father’s name, phone, email and CNIC, which cannot be changed there, and Update your Profile.', async () => {
  await openAs(sana, '/portfolio')
  const { name, father_name, phone, email, cnic } = sana.person

  expect(
    summary()
      .map(([, value]) => value)
      .slice(0, 5),
  ).toEqual([name, father_name, phone, email, cnic])
  expect(document.querySelectorAll('main input, main textarea, main select')).toHaveLength(0)
  expect(linksIn('main')).toContainEqual(['Update your Profile', '/portfolio/me/edit'])
})

test('/portfolio/{id}/edit has the seven fields of Register, filled by GET /api/portfolioUpdate, and returns to /portfolio/ after saving, when the user is loaded again.', async () => {
  const client = await registered()
  const { data: loaded } = await client.get('/api/portfolioUpdate/me')
  const answered = { ...loaded, name: 'Name from the profile', father_name: 'Father from the profile' }
  const page = await openAs(client, `/portfolio/${loaded.id}/edit`, {
    answers: { [`GET /api/portfolioUpdate/${loaded.id}`]: { data: answered } },
  })
  await part('main form [name=name]')
  expect(fieldKeys()).toEqual(Object.keys(aRegistration()))
  expect(formValues()).toMatchObject({
    ...{ name: 'Name from the profile', father_name: 'Father from the profile' },
    ...{ email: loaded.email, phone: loaded.phone, password: '', password_confirmation: '' },
  })

  await put(page.user, { father_name: 'Muhammad Khan' })
  await press(page.user, 'Save')

  await eventually(() => expect(path()).toBe('/portfolio/'))
  await eventually(() =>
    expect(callsOf(page).slice(-2)).toEqual([
      `PATCH /api/portfolioUpdate/${loaded.id}`,
      'GET /api/auth/user',
    ]),
  )
  expect((await client.get('/api/auth/user')).data.father_name).toBe('Muhammad Khan')
})

test('The choices of an applicant are offered in the order of the list.', async () => {
  await openAs(sana, '/applications/me/edit')
  await part('main form')
  const values = (name: string) =>
    [...document.querySelectorAll(`[name=${name}] option, input[name=${name}]`)]
      .map((choice) => choice.getAttribute('value'))
      .filter(Boolean)

  expect(values('title')).toEqual(['Mr.', 'Mrs.', 'Miss', 'Ms.', 'Dr.'])
  expect(values('gender')).toEqual(['Female', 'Male', 'Other'])
  expect(values('religion')).toEqual(['Muslim', 'Non-Muslim', 'Qadiani'])
  expect(values('marital_status')).toEqual(['Married', 'Single', 'Separated/Divorced', 'Widow'])
  expect(values('fields')).toEqual([
    ...[
      'Academia',
      'Clinical Trials',
      'Community Pharmacy / Medical Store',
      'Hose Wife',
      'Hospital Pharmacy',
    ],
    ...['Marketing', 'Overseas', 'Production', 'Quality Assurance', 'Quality control', 'Regulatory Affairs'],
    'Sales',
  ])
})

test('Saving a new applicant sends POST, says “User detail added successfully”, goes to /applications and unlocks the next entry without loading the user again.', async () => {
  const page = await openAs(await registered(), '/applications/create')
  await part('main form')

  await put(page.user, {
    ...without(applicantFields(), 'photo'),
    date_of_birth: '21-03-1994',
  } as Record<string, string>)
  await press(page.user, /^Save/)

  await confirmation('User detail added successfully')
  expect(path()).toBe('/applications')
  expect(page.saved()).toMatchObject([
    { method: 'POST', path: '/api/applications', body: without(applicantFields(), 'photo') },
  ])
  expect(callsOf(page).filter((call) => call === 'GET /api/auth/user')).toHaveLength(1)
  await screen.findByRole('link', { name: 'Contact Information' })
})

test('/applications has Update for a record, whose form at /applications/me/edit or /applications/{id}/edit loads it, sends PATCH and says “User detail updated successfully”.', async () => {
  const { id } = (await sana.get('/api/applications')).data
  for (const [index, given] of ['me', id].entries()) {
    const page = await openAs(sana, given === 'me' ? '/applications' : `/applications/${id}/edit`)
    if (given === 'me') await page.user.click(await screen.findByRole('link', { name: 'Update' }))
    await part('main form')
    expect(path()).toBe(`/applications/${given}/edit`)
    expect(callsOf(page)).toContain(`GET /api/applications/${given}`)
    expect(formValues()).toMatchObject({ mobile: '0300-1234567', date_of_birth: '21-03-1994' })
    await put(page.user, { title: 'Dr.', fields: 'Overseas', domicile: ['Kasur', 'Okara'][index]! })
    await press(page.user, 'Save')

    await confirmation('User detail updated successfully')
    expect(path()).toBe('/applications')
    expect(page.saved()).toMatchObject([{ method: 'PATCH', path: `/api/applications/${id}` }])
    expect((await sana.get('/api/applications')).data.domicile).toBe(['Kasur', 'Okara'][index])
  }
})

const contactKeys = ['residential', 'permanent', 'professional', 'city']

test('/contact-information/create asks for residential, permanent and professional address and city; saving says “Contact detail added successfully” and goes to /contact-information.', async () => {
  const page = await openAs(await applicantAt('applicant'), '/contact-information')
  await page.user.click(await screen.findByRole('link', { name: 'Add' }))
  await part('main form')
  expect(path()).toBe('/contact-information/create')
  expect(fieldKeys()).toEqual(contactKeys)

  await put(page.user, contactFields())
  await press(page.user, /^Save/)

  await confirmation('Contact detail added successfully')
  expect(path()).toBe('/contact-information')
  expect(page.saved()).toMatchObject([
    { method: 'POST', path: '/api/contact-information', body: contactFields() },
  ])
  await screen.findByRole('link', { name: 'Qualification Information' })
})

test('/contact-information/me/edit and /contact-information/{id}/edit load the record, send PATCH and say “Contact detail updated successfully”.', async () => {
  const { id } = (await sana.get('/api/contact-information/me')).data
  for (const given of ['me', id]) {
    const page = await openAs(sana, `/contact-information/${given}/edit`)
    await part('main form')
    expect(formValues()).toMatchObject({ residential: 'House 12, Street 4, Gulberg III' })
    await put(page.user, { city: 'Multan' })
    await press(page.user, 'Save')

    await confirmation('Contact detail updated successfully')
    expect(path()).toBe('/contact-information')
    expect(page.saved()).toMatchObject([{ method: 'PATCH', path: `/api/contact-information/${id}` }])
    await eventually(() => expect(summary().map(([, value]) => value)).toContain('Multan'))
  }
})

test('/qualification-information has a row for each level, in order, with its status and an Edit link that names the level in its query.', async () => {
  const before = await applicantAt('one qualification')
  await openAs(before, '/qualification-information')
  await part('main table')
  const statuses = tableRows().map((row) => row.find((cell) => /^(Updated|Required|Optional)$/i.test(cell)))
  expect(statuses.map((status) => status?.toLowerCase())).toEqual([
    ...['updated', 'required', 'required', 'optional'],
  ])
  expect(linksIn('main tbody').map(([, address]) => address)).toEqual(
    [matriculation, intermediate, degree, masters].map((level) => levelAddress('me', level)),
  )
  expect(linksIn('main tbody').every(([words]) => words?.startsWith('Edit'))).toBe(true)
})

test('The list of qualifications says that the three lower levels are required and should be filled in the order listed, and that M.Phil / M.Pharm is optional.', async () => {
  await openAs(sana, '/qualification-information')
  await part('main table')

  const words = document.querySelector('main')!.textContent
  expect(words).toMatch(/three levels are required and should be filled in the order listed/)
  expect(words).toMatch(/M\.Phil \/ M\.Pharm is optional/)
})

const qualificationKeys = [
  ...['qualification_level', 'year_of_passing', 'degree_issue_date', 'name_of_institute', 'board_university'],
]

test('/qualification-information/create asks for the fields of a qualification, and for the department at the M.Phil level only.', async () => {
  const { user } = await openAs(await applicantAt('contact'), '/qualification-information/create')
  await part('main form')
  const levels = () => [...document.querySelectorAll<HTMLInputElement>('[name=qualification_level]')]
  expect(levels().map(({ value }) => value)).toEqual([matriculation, intermediate, degree, masters])
  const asked = []
  for (const level of levels()) {
    await user.click(level)
    asked.push(fieldKeys())
  }

  expect(asked).toEqual([
    ...[qualificationKeys, qualificationKeys, qualificationKeys],
    [...qualificationKeys, 'department'],
  ])
})

test('Saving a new qualification sends POST, says “Qualification Information added successfully”, appends it and goes to /qualification-information.', async () => {
  const page = await openAs(await applicantAt('contact'), levelAddress('me', matriculation))
  const [first] = qualifications()
  await part('main form')

  await put(page.user, {
    ...(without(first!, 'qualification_level') as Record<string, string>),
    degree_issue_date: '01-08-2010',
  })
  await press(page.user, /^Save/)

  await confirmation('Qualification Information added successfully')
  expect(path()).toBe('/qualification-information')
  expect(page.saved()).toMatchObject([
    { method: 'POST', path: '/api/qualification-information', body: first },
  ])
  expect(callsOf(page).filter((call) => call === 'GET /api/auth/user')).toHaveLength(1)
  await screen.findByRole('link', { name: 'New Registration' })
})

test('/qualification-information/me/edit with the level in its query, and /qualification-information/{id}/edit, load the record, send PATCH and say “Qualification Information updated successfully”.', async () => {
  const { data: saved } = await sana.get(`/api/qualification-information/me?qualification_level=${degree}`)
  for (const address of [levelAddress('me', degree), `/qualification-information/${saved.id}/edit`]) {
    const page = await openAs(sana, address)
    await part('main form [name=year_of_passing]')
    expect(formValues()).toMatchObject({ year_of_passing: '2017', degree_issue_date: '15-02-2018' })
    await put(page.user, { name_of_institute: 'Bahauddin Zakariya University' })
    await press(page.user, 'Save')

    await confirmation('Qualification Information updated successfully')
    expect(path()).toBe('/qualification-information')
    expect(page.saved()).toMatchObject([
      { method: 'PATCH', path: `/api/qualification-information/${saved.id}` },
    ])
  }
})

test('Every date field has a date picker.', async () => {
  const forms: [string, Person][] = [
    ['/applications/me/edit', sana],
    [levelAddress('me', degree), sana],
    ['/registration/renewal', sana],
    ['/user-applications/create', sana],
    ['/calculator', sana],
  ]
  const dates = /date|Date/
  for (const [address, client] of forms) {
    const { user } = await openAs(client, address)
    await part('main form')
    const asked = fieldKeys().filter((key) => dates.test(key))
    const pickers = await screen.findAllByRole('button', { name: /^(Choose|Change) date, / })
    expect([address, pickers.length]).toEqual([address, asked.length])
    await user.click(pickers[0]!)
    await within(await screen.findByRole('dialog')).findByRole('grid')
  }
  expect(textsOf('main form').length).toBe(1)
})
