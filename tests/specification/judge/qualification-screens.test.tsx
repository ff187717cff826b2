// @vitest-environment happy-dom
/** Qualifications on screen, and the date pickers of all forms. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  confirmation,
  fieldKeys,
  formValues,
  linksIn,
  path,
  press,
} from '#tests/support/pages/page-content.ts'
import { applicantAt } from './kit/client.ts'
import { callsOf, formLabels, openAs, part, put, tableRows, textsOf } from './kit/page.ts'
import { qualifications, without } from './kit/payloads.ts'

const sana = await applicantAt('qualifications')

const [matriculation, intermediate, degree, masters] = [
  ...['SSC / Matriculation / O - level', 'HEC / Intermediate/ A - level', 'B Pharm / Pharm D'],
  'M.Phil/M.Pharm',
] as [string, string, string, string]
/** As they are read; the departures say why they are not shown as they are stored. */
const shownLevels = [
  ...[
    'SSC / Matriculation / O-level',
    'HEC / Intermediate / A-level',
    'B Pharm / Pharm D',
    'M.Phil / M.Pharm',
  ],
]
const levelAddress = (id: string, level: string) =>
  `/qualification-information/${id}/edit?${new URLSearchParams({ qualification_level: level })}`

test('/qualification-information has a row for each level, in order, with its status and an Edit link that names the level in its query.', async () => {
  const before = await applicantAt('one qualification')
  await openAs(before, '/qualification-information')
  await part('main table')
  const statuses = tableRows().map((row) => row.find((cell) => /^(Updated|Required|Optional)$/i.test(cell)))
  expect(statuses.map((status) => status?.toLowerCase())).toEqual([
    ...['updated', 'required', 'required', 'optional'],
  ])
  expect(tableRows().map(([level]) => level?.replace(/ \(.*/, ''))).toEqual(shownLevels)
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
  await user.click(levels().at(-1)!)
  expect(formLabels().slice(1)).toEqual([
    ...['Year of passing', 'Degree issue date', 'Name of institute', 'Board / university', 'Department'],
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
  const forms: [string, typeof sana][] = [
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
