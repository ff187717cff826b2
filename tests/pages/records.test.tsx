/** The pages and forms of an applicant's records. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatCnic } from '#shared/format.ts'
import { labelOf, qualificationLevels } from '#shared/vocabulary/people.ts'
import { failure, openPage } from '#tests/support/pages/open-page.tsx'
import {
  confirmation,
  eventually,
  field,
  fieldKeys,
  fill,
  follow,
  formValues,
  linksIn,
  path,
  press,
  problemLines,
  shownTitle,
  summary,
  title,
} from '#tests/support/pages/page-content.ts'
import {
  applicantRecord,
  contactRecord,
  newcomer,
  prepared,
  qualificationRecords,
} from '#tests/support/pages/users.ts'
import { aContact, anApplicant, aQualification, matriculation } from '#tests/support/people/applicants.ts'

test('the profile shows five facts read-only, and a button that opens its form', async () => {
  const { name, father_name, phone, email, cnic } = newcomer()
  await openPage('/portfolio', { applicant: newcomer() })
  expect(title()).toBe('Profile')
  expect(summary().map(([, value]) => value)).toEqual([name, father_name, phone, email, formatCnic(cnic)])
  expect(document.querySelectorAll('main input')).toHaveLength(0)
  expect(linksIn('.page-actions')).toEqual([['Update your Profile', '/portfolio/me/edit']])
})

test('the profile form is filled in except for the passwords, and saving reloads the user', async () => {
  const { name, father_name, phone, email, cnic } = newcomer()
  const profile = { id: 'u-1', version: 1, name, father_name, phone, email, cnic, gender: null }
  const { user, sent } = await openPage('/portfolio/u-1/edit', {
    applicant: newcomer(),
    answers: {
      'GET /api/portfolioUpdate/u-1': { data: { ...profile, password: '', password_confirmation: '' } },
      'PATCH /api/portfolioUpdate/u-1': { data: profile, message: 'Saved' },
    },
  })
  await screen.findByLabelText('Full name')
  expect(Object.entries(formValues())).toEqual(
    Object.entries({
      ...{ name, father_name, cnic: formatCnic(cnic), phone, email },
      ...{ password: '', password_confirmation: '' },
    }),
  )
  await fill(user, { 'Full name': 'Ayesha Khan' })
  await press(user, 'Save')
  await eventually(() => expect(path()).toBe('/portfolio/'))
  expect(sent.map(({ method, path }) => `${method} ${path}`).slice(-2)).toEqual([
    'PATCH /api/portfolioUpdate/u-1',
    'GET /api/auth/user',
  ])
})

test('without personal information the page offers Add, and the form is empty with every field and a date picker', async () => {
  const { user } = await openPage('/applications', {
    applicant: newcomer(),
    answers: { 'GET /api/applications': { data: null } },
  })
  await screen.findByRole('link', { name: 'Add' })
  expect(linksIn('main')).toEqual([['Add', '/applications/create']])
  await follow(user, 'Add')
  await shownTitle('Add personal information')
  expect(path()).toBe('/applications/create')
  expect(fieldKeys().sort()).toEqual([...Object.keys(anApplicant()), 'photo'].sort())
  await press(user, 'Choose date, Date of birth')
  await within(await screen.findByRole('dialog', { name: 'Date of birth' })).findByRole('grid')
})

test('with personal information the page shows it and offers Update', async () => {
  await openPage('/applications', {
    applicant: prepared(),
    answers: { 'GET /api/applications': { data: applicantRecord } },
  })
  await screen.findByRole('link', { name: 'Update' })
  expect(linksIn('main')).toEqual([
    ['Continue: Registration form', '/registration/new'],
    ['Update', '/applications/me/edit'],
  ])
  expect(summary().slice(0, 3)).toEqual([
    ['Title', 'Ms.'],
    ['Full name', 'Ayesha Siddiqua'],
    ["Father's name", 'Muhammad Imran'],
  ])
})

test.each(['me', 'a-1'])(
  'the form of personal information loads the record under %s and saves with PATCH',
  async (id) => {
    const { user, saved } = await openPage(`/applications/${id}/edit`, {
      applicant: prepared(),
      answers: {
        [`GET /api/applications/${id}`]: { data: applicantRecord },
        'PATCH /api/applications/a-1': {
          data: applicantRecord,
          message: 'User detail updated successfully',
        },
        'GET /api/applications': { data: applicantRecord },
      },
    })
    await screen.findByLabelText('Domicile')
    // The simulated document sets no select.
    const { title: _title, fields: _fields, ...texts } = anApplicant()
    expect(formValues()).toMatchObject({ ...texts, date_of_birth: '17-03-1990' })
    await user.selectOptions(field('Title'), 'Ms.')
    await user.selectOptions(field('Field of work'), 'Hospital Pharmacy')
    await fill(user, { Domicile: 'Kasur' })
    await press(user, 'Save')
    await confirmation('User detail updated successfully')
    expect(path()).toBe('/applications')
    expect(saved().map(({ method, path }) => [method, path])).toEqual([['PATCH', '/api/applications/a-1']])
  },
)

test.each(['me', 'c-1'])('the addresses are shown, and can be changed under %s', async (id) => {
  const { user } = await openPage(`/contact-information/${id}/edit`, {
    applicant: prepared(),
    answers: {
      [`GET /api/contact-information/${id}`]: { data: contactRecord },
      'PATCH /api/contact-information/c-1': {
        data: contactRecord,
        message: 'Contact detail updated successfully',
      },
      'GET /api/contact-information': { data: { contact_information: contactRecord } },
    },
  })
  await screen.findByLabelText('City')
  expect(fieldKeys()).toEqual(['residential', 'permanent', 'professional', 'city'])
  expect(field('City').value).toBe('Lahore')
  await press(user, 'Save')
  await confirmation('Contact detail updated successfully')
  expect(path()).toBe('/contact-information')
  await eventually(() => expect(summary().map(([, value]) => value)).toEqual(Object.values(aContact())))
})

test('the list of qualifications shows a status and an Edit link that names the level for each level', async () => {
  await openPage('/qualification-information', {
    applicant: prepared(),
    answers: {
      'GET /api/qualification-information': { data: { qualification_information: qualificationRecords } },
    },
  })
  const table = await screen.findByRole('table')
  const statuses = within(table).getAllByText(/^(Updated|Required|Optional)$/)
  expect(statuses.map((status) => status.textContent)).toEqual(['Updated', 'Updated', 'Updated', 'Optional'])
  const links = linksIn('tbody')
  expect(links.map(([words]) => words)).toEqual(qualificationLevels.map((level) => `Edit ${labelOf(level)}`))
  const addresses = links.map(([, address]) => new URL(address ?? '', window.location.href))
  expect(addresses.map(({ pathname }) => pathname)).toEqual(
    Array(4).fill('/qualification-information/me/edit'),
  )
  expect(addresses.map(({ searchParams }) => searchParams.get('qualification_level'))).toEqual(
    qualificationLevels,
  )
})

test('the Edit link of a level that is not there yet opens the form that adds it', async () => {
  const [first] = qualificationRecords
  const { user, saved } = await openPage('/qualification-information', {
    applicant: prepared({ qualification_information: [] }),
    answers: {
      'GET /api/qualification-information': { data: { qualification_information: [] } },
      'POST /api/qualification-information': {
        data: first,
        message: 'Qualification Information added successfully',
      },
    },
  })
  await follow(user, `Edit ${labelOf(matriculation)}`)
  await shownTitle(`Add ${labelOf(matriculation)}`)
  await fill(user, {
    'Year of passing': '2006',
    'Degree issue date': '14-08-2006',
    'Name of institute': 'Lahore Grammar School',
    'Board / university': 'BISE Lahore',
  })
  await press(user, 'Save and continue')
  await confirmation('Qualification Information added successfully')
  expect(path()).toBe('/qualification-information')
  expect(saved()[0]?.body.qualification_level).toBe(matriculation)
})

test.each([
  ['/applications/create', ['Date of birth']],
  ['/qualification-information/create', ['Degree issue date']],
  ['/registration/renewal', ['Issue date', 'Expiry date']],
  [
    '/user-applications/create',
    ['Category issue date', 'Date of birth', 'Challan submit date', 'Verification date'],
  ],
  ['/calculator', ['Date of issue of degree']],
])('each date field of %s has a date picker', async (address, labels) => {
  const { user } = await openPage(address, {
    applicant: prepared({
      ...(address.startsWith('/applications') && { applicant: null }),
      ...(address.startsWith('/qualification') && { qualification_information: [] }),
    }),
    answers: { 'GET /api/calculate-fee': failure(503), 'GET /api/users/me': failure(503) },
  })
  const pickers = screen.getAllByRole('button', { name: /^(Choose|Change) date, / })
  expect(pickers).toHaveLength(labels.length)
  for (const label of labels) {
    await press(user, new RegExp(`^(Choose|Change) date, (.*, )?${label}$`))
    await within(await screen.findByRole('dialog', { name: label })).findByRole('grid')
    await user.keyboard('{Escape}')
  }
})

const [, intermediate] = qualificationRecords
test.each([
  ['its name', `me/edit?${new URLSearchParams({ qualification_level: qualificationLevels[1] })}`],
  ['its id', 'q-2/edit'],
])('a qualification can be changed under %s', async (_, address) => {
  const { user, saved } = await openPage(`/qualification-information/${address}`, {
    applicant: prepared(),
    answers: {
      'GET /api/qualification-information/me': { data: intermediate },
      'GET /api/qualification-information/q-2': { data: intermediate },
      'PATCH /api/qualification-information/q-2': {
        data: intermediate,
        message: 'Qualification Information updated successfully',
      },
      'GET /api/qualification-information': { data: { qualification_information: qualificationRecords } },
    },
  })
  await shownTitle('Update HEC / Intermediate / A-level')
  await screen.findByLabelText('Year of passing')
  expect(formValues()).toMatchObject({ year_of_passing: '2008', degree_issue_date: '14-08-2008' })
  await press(user, 'Save')
  await confirmation('Qualification Information updated successfully')
  expect(path()).toBe('/qualification-information')
  expect(saved().map(({ path }) => path)).toEqual(['/api/qualification-information/q-2'])
})

test('the form of a new qualification asks for the department at the last level only', async () => {
  const { user } = await openPage('/qualification-information/create', {
    applicant: prepared({ qualification_information: [] }),
  })
  const asked = Object.keys(aQualification(matriculation))
  expect(fieldKeys()).toEqual(asked)
  await user.click(screen.getByRole('radio', { name: 'M.Phil / M.Pharm' }))
  expect(fieldKeys()).toEqual([...asked, 'department'])
  await user.click(screen.getByRole('radio', { name: 'B Pharm / Pharm D' }))
  expect(fieldKeys()).toEqual(asked)
  await press(user, 'Choose date, Degree issue date')
  await within(await screen.findByRole('dialog', { name: 'Degree issue date' })).findByRole('grid')
})

test('a newcomer can add a user application record, and missing fields are listed in the order of the form', async () => {
  const { user, saved } = await openPage('/user-applications/me/edit', {
    applicant: newcomer(),
    answers: { 'GET /api/user-applications': { data: { ...newcomer(), user_application: null } } },
  })
  await eventually(() => expect(path()).toBe('/user-applications/create'))
  await fill(user, { 'Challan submit date (optional)': '01-01-2999' })
  await press(user, 'Save')
  expect(await problemLines()).toEqual([
    'Gender: Choose your gender',
    'Date of birth: Enter your date of birth',
    'Permanent address: Enter your permanent address',
    'Present address: Enter your present address',
    'Category type: Choose your category',
    'Pharmacy council: Enter the pharmacy council',
    'Province of pharmacy: Enter the province of pharmacy',
    'Challan submit date: Challan submit date must not be in the future',
  ])
  await eventually(() => expect(document.title).toBe('Error: Add user application – Pharmacy Council'))
  expect(saved()).toEqual([])
})
