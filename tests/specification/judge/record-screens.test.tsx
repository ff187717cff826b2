// @vitest-environment happy-dom
/** Profile, personal information and addresses on screen. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
import { callsOf, formLabels, openAs, part, put, textsOf } from './kit/page.ts'
import { applicantFields, aRegistration, contactFields, without } from './kit/payloads.ts'

const sana = await applicantAt('qualifications')

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

test('/applications has Add while there is no record, which opens /applications/create with the fields of an applicant in their order.', async () => {
  const { user } = await openAs(await registered(), '/applications')
  await screen.findByRole('link', { name: 'Add' })
  expect(screen.queryByRole('link', { name: 'Update' })).toBeNull()

  await user.click(screen.getByRole('link', { name: 'Add' }))

  await part('main form')
  expect(path()).toBe('/applications/create')
  expect(fieldKeys()).toEqual([
    ...['title', 'name', 'father_name', 'gender', 'date_of_birth', 'religion', 'marital_status', 'domicile'],
    ...['country_of_birth', 'telephoneRes', 'telephoneOffice', 'mobile', 'photo', 'designation'],
    ...['organization', 'fields'],
  ])
  expect(formLabels()).toEqual([
    ...[
      'Title',
      'Full name',
      "Father's name",
      'Gender',
      'Date of birth',
      'Religion',
      'Marital status',
      'Domicile',
    ],
    ...['Nationality / country of birth', 'Telephone (residence)', 'Telephone (office)', 'Mobile', 'Photo'],
    ...['Designation', 'Organization', 'Field of work'],
  ])
})

test('The choices of an applicant are offered in the order of the list.', async () => {
  await openAs(sana, '/applications/me/edit')
  await part('main form')
  const choices = (name: string) =>
    [...document.querySelectorAll<HTMLInputElement>(`[name=${name}] option, input[name=${name}]`)].filter(
      (choice) => choice.getAttribute('value'),
    )
  const values = (name: string) => choices(name).map((choice) => choice.getAttribute('value'))
  const words = (name: string) =>
    choices(name).map(({ id, textContent }) => textContent || textsOf(`label[for="${id}"]`)[0])

  const lists = {
    title: ['Mr.', 'Mrs.', 'Miss', 'Ms.', 'Dr.'],
    gender: ['Female', 'Male', 'Other'],
    religion: ['Muslim', 'Non-Muslim', 'Qadiani'],
    marital_status: ['Married', 'Single', 'Separated/Divorced', 'Widow'],
  }
  for (const [name, list] of Object.entries(lists)) expect([values(name), words(name)]).toEqual([list, list])
  const [first, second] = [
    ['Academia', 'Clinical Trials', 'Community Pharmacy / Medical Store'],
    ['Hospital Pharmacy', 'Marketing', 'Overseas', 'Production', 'Quality Assurance'],
  ]
  const last = ['Regulatory Affairs', 'Sales']
  expect(values('fields')).toEqual([...first, 'Hose Wife', ...second, 'Quality control', ...last])
  expect(words('fields')).toEqual([...first, 'Housewife', ...second, 'Quality Control', ...last])
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
  expect(formLabels()).toEqual(['Residential address', 'Permanent address', 'Professional address', 'City'])

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
