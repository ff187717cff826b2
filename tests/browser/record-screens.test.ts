/** The screens and forms of a person's records, as the specification lists them. */
import { beforeAll, expect, test } from 'vitest'
import { formatCnic } from '#shared/format.ts'
import { qualificationLevels } from '#shared/vocabulary.ts'
import { fillIn, follow, heading, press } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { typedIn } from '#tests/support/browser/problem-messages.ts'
import {
  fieldKeys,
  formValues,
  linksIn,
  open,
  pathOf,
  summary,
  title,
} from '#tests/support/browser/screen-content.ts'
import { banner, countCalls } from '#tests/support/browser/sidebar-and-status.ts'
import {
  type Account,
  aContact,
  anApplicant,
  aQualification,
  intermediate,
  matriculation,
  openAccount,
  openAccountAt,
} from '#tests/support/people/applicants.ts'

const journey = openJourney()
let account: Account
beforeAll(async () => {
  account = await openAccountAt(journey.url, 'form')
})

const visit = async (path: string, token = account.token) => {
  const { page } = await journey.visitor({ token })
  const calls = countCalls(page)
  await open(page, path)
  return { page, calls }
}

/** The id of a record, as the service answers it. */
const idOf = async (path: string): Promise<string> => (await account.get(path)).body.data.id
const level = (it: string) => new URLSearchParams({ qualification_level: it })

test('the profile is read-only and has its button', {
  tags: ['route.portfolio', 'screen.profile', 'screen.profile-button'],
}, async () => {
  const { page } = await visit('/portfolio')
  const { name, father_name, phone, email, cnic } = account.person
  await expect.poll(() => title(page)).toBe('Profile')
  expect((await summary(page)).map(([, value]) => value)).toEqual([
    ...[name, father_name, phone, email, formatCnic(cnic)],
  ])
  await expect.poll(() => page.locator('main input').count()).toBe(0)
  await expect
    .poll(() => linksIn(page, '.page-actions'))
    .toEqual([['Update your Profile', '/portfolio/me/edit']])
})

test('the profile’s form comes filled, passwords empty; it sends PATCH, reloads the user and leads to /portfolio/', {
  tags: [
    'route.portfolio-edit',
    'screen.profile-update',
    'screen.profile-update-saved',
    'validation.profile-passwords',
    'endpoint.portfolioUpdate.update',
  ],
}, async () => {
  const other = await openAccount(journey.url)
  const { page, calls } = await visit(`/portfolio/${other.id}/edit`, other.token)
  const { name, father_name, cnic, phone, email } = other.person
  const filled = { name, father_name, cnic: formatCnic(cnic), phone, email }
  expect(Object.entries(await formValues(page))).toEqual(
    Object.entries({ ...filled, password: '', password_confirmation: '' }),
  )
  calls.taken()
  await fillIn(page, { 'Full name': 'Ayesha Khan' })
  await press(page, 'Save')
  await page.waitForURL('**/portfolio/')
  await page.getByText('Ayesha Khan', { exact: true }).first().waitFor()
  expect(calls.taken()).toEqual([`PATCH /api/portfolioUpdate/${other.id}`, 'GET /api/auth/user'])
  await open(page, '/portfolio/me/edit')
  await expect.poll(() => typedIn(page, 'Full name')).toBe('Ayesha Khan')
})

test('personal information: Add without a record, the empty form behind it', {
  tags: [
    'screen.applicant-buttons',
    'route.applications-create',
    'screen.applicant-form',
    'screen.applicant-dates',
    'validation.dates',
  ],
}, async () => {
  const { page } = await visit('/applications', (await openAccount(journey.url)).token)
  await expect.poll(() => linksIn(page, 'main')).toEqual([['Add', '/applications/create']])
  await follow(page, 'Add')
  await heading(page).filter({ hasText: 'Add personal information' }).waitFor()
  expect(pathOf(page)).toBe('/applications/create')
  expect((await fieldKeys(page)).sort()).toEqual([...Object.keys(anApplicant()), 'photo'].sort())
  await press(page, 'Choose date, Date of birth')
  await page.getByRole('dialog', { name: 'Date of birth' }).getByRole('grid').waitFor()
})

test('personal information: Update with a record', {
  tags: ['route.applications', 'screen.applicant-buttons'],
}, async () => {
  const { page } = await visit('/applications')
  await expect.poll(() => title(page)).toBe('Personal information')
  await expect.poll(() => linksIn(page, 'main')).toEqual([['Update', '/applications/me/edit']])
  expect((await summary(page)).slice(0, 3)).toEqual([
    ['Title', 'Ms.'],
    ['Full name', 'Ayesha Siddiqua'],
    ["Father's name", 'Muhammad Imran'],
  ])
})

test('the applicant’s form loads the record under me and under its id, and sends PATCH', {
  tags: [
    'route.applications-me-edit',
    'route.applications-id-edit',
    'state.form.edit',
    'state.form.patch',
    'message.success.user-updated',
    'state.saved.list',
  ],
}, async () => {
  const id = await idOf('/api/applications/me')
  for (const it of ['me', id]) {
    const { page, calls } = await visit(`/applications/${it}/edit`)
    expect(calls.taken()).toContain(`GET /api/applications/${it}`)
    await expect.poll(() => formValues(page)).toMatchObject({ ...anApplicant(), date_of_birth: '17-03-1990' })
    await fillIn(page, { Domicile: 'Lahore' })
    await press(page, 'Save')
    await expect.poll(() => banner(page)).toBe('User detail updated successfully')
    expect(pathOf(page)).toBe('/applications')
    expect(calls.taken()[0]).toBe(`PATCH /api/applications/${id}`)
  }
})

test('the addresses are shown, and changed under me and under their id', {
  tags: [
    'route.contact-information',
    'route.contact-information-me-edit',
    'route.contact-information-id-edit',
    'screen.contact-form',
    'message.success.contact-updated',
  ],
}, async () => {
  const id = await idOf('/api/contact-information/me')
  const { page } = await visit('/contact-information')
  expect((await summary(page)).map(([, value]) => value)).toEqual(Object.values(aContact()))
  for (const it of ['me', id]) {
    await open(page, `/contact-information/${it}/edit`)
    await expect.poll(() => fieldKeys(page)).toEqual(['residential', 'permanent', 'professional', 'city'])
    await expect.poll(() => typedIn(page, 'City')).toBe('Lahore')
    await press(page, 'Save')
    await expect.poll(() => banner(page)).toBe('Contact detail updated successfully')
    expect(pathOf(page)).toBe('/contact-information')
  }
})

test('the levels are listed with status and Edit links that name the level', {
  tags: ['route.qualification-information', 'screen.qualification-list', 'screen.qualification-list-edit'],
}, async () => {
  const { page } = await visit('/qualification-information')
  const rows = await page.locator('tbody [role="row"]').all()
  const [first, second, third, last] = await Promise.all(rows.map((it) => it.locator('td').allInnerTexts()))
  expect([first?.at(-2), second?.at(-2), third?.at(-2), last?.at(-2)]).toEqual([
    ...['Updated', 'Updated', 'Updated', 'Optional'],
  ])
  const ways = (await linksIn(page, 'tbody')).map(([, path]) => new URL(path ?? '', journey.url))
  expect(ways.map((it) => it.pathname)).toEqual([
    ...Array(3).fill('/qualification-information/me/edit'),
    '/qualification-information/create',
  ])
  expect(ways.map((it) => it.searchParams.get('qualification_level'))).toEqual(qualificationLevels)
})

test('a level is changed under me with its name and under its id', {
  tags: [
    'route.qualification-information-me-edit',
    'route.qualification-information-id-edit',
    'message.success.qualification-updated',
    'state.form.edit',
  ],
}, async () => {
  const record = (await account.get(`/api/qualification-information/me?${level(intermediate)}`)).body.data
  for (const way of [`me/edit?${level(intermediate)}`, `${record.id}/edit`]) {
    const { page, calls } = await visit(`/qualification-information/${way}`)
    await expect.poll(() => title(page)).toBe('Update HEC / Intermediate / A-level')
    await expect
      .poll(() => formValues(page))
      .toMatchObject({ year_of_passing: '2008', degree_issue_date: '14-08-2008' })
    calls.taken()
    await press(page, 'Save')
    await expect.poll(() => banner(page)).toBe('Qualification Information updated successfully')
    expect(pathOf(page)).toBe('/qualification-information')
    expect(calls.taken()[0]).toBe(`PATCH /api/qualification-information/${record.id}`)
  }
})

test('a new level is chosen; the department comes with the last and goes with it', {
  tags: [
    'route.qualification-information-create',
    'screen.qualification-department',
    'validation.department',
    'validation.dates',
  ],
}, async () => {
  const { token } = await openAccountAt(journey.url, 'contact')
  const { page } = await visit('/qualification-information/create', token)
  const asked = Object.keys(aQualification(matriculation))
  await expect.poll(() => fieldKeys(page)).toEqual(asked)
  await page.getByRole('radio', { name: 'M.Phil / M.Pharm', exact: true }).check()
  await expect.poll(() => fieldKeys(page)).toEqual([...asked, 'department'])
  await page.getByRole('radio', { name: 'B Pharm / Pharm D', exact: true }).check()
  await expect.poll(() => fieldKeys(page)).toEqual(asked)
  await press(page, 'Choose date, Degree issue date')
  await page.getByRole('dialog', { name: 'Degree issue date' }).getByRole('grid').waitFor()
})
