import { expect, test } from 'vitest'
import {
  aQualification,
  intermediate,
  masters,
  matriculation,
  pharmacyDegree,
} from '#tests/support/people/applicants.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const path = '/api/qualification-information'

// qualificationInformation.create
test('qualifications are accepted in the order of their levels', async () => {
  const account = await portal.accountAt('contact')
  const early = await account.post(path, aQualification(pharmacyDegree))
  expect([early.status, early.body]).toEqual([
    409,
    {
      message: 'Levels should be filled in the order listed: add SSC first',
      missing_step: 'qualification-information',
    },
  ])
  for (const level of [matriculation, intermediate, pharmacyDegree, masters]) {
    const { status, body } = await account.post(path, aQualification(level))
    expect([status, body.message]).toEqual([201, 'Qualification Information added successfully'])
    expect(body.data).toMatchObject(aQualification(level))
  }
})

test('a qualification is refused until the contact information is entered', async () => {
  const account = await portal.accountAt('applicant')
  const { status, body } = await account.post(path, aQualification(matriculation))
  expect([status, body.missing_step]).toEqual([409, 'contact-information'])
})

test('the department is required for the highest level only', async () => {
  const account = await portal.accountAt('qualifications')
  const without = await account.post(path, aQualification(masters, { department: '' }))
  expect([without.status, without.body.errors]).toEqual([422, { department: ['Enter the department'] }])
  const other = await portal.accountAt('contact')
  const dropped = await other.post(path, aQualification(matriculation, { department: 'Science' }))
  expect(dropped.body.data.department).toBe('')
})

test('impossible years and dates are refused', async () => {
  const account = await portal.accountAt('contact')
  const errors = async (given: object) =>
    (await account.post(path, aQualification(matriculation, given as Record<string, unknown>))).body.errors
  expect(await errors({ year_of_passing: '12' })).toHaveProperty('year_of_passing')
  expect(await errors({ year_of_passing: '2999' })).toHaveProperty('year_of_passing')
  expect(await errors({ degree_issue_date: '2999-01-01' })).toHaveProperty('degree_issue_date')
  expect(await errors({ degree_issue_date: '2005-12-31' })).toEqual({
    degree_issue_date: ['Degree issue date must be in or after the year of passing'],
  })
})

test('a level cannot be passed before a lower one; the year of a held one is compared only where it changes', async () => {
  const account = await portal.accountAt('contact')
  await account.post(path, aQualification(matriculation))
  const level = intermediate
  const dates = (year: string) => ({ year_of_passing: year, degree_issue_date: `${year}-09-01` })
  const early = await account.post(path, aQualification(level, dates('2005')))
  expect([early.status, early.body.errors.year_of_passing]).toEqual([
    422,
    ['Intermediate cannot be passed in 2005 when SSC was passed in 2006. Correct the one that is wrong'],
  ])
  const { data } = (await account.post(path, aQualification(level, dates('2006')))).body
  const change = (body: object) => account.patch(`${path}/${data.id}`, body)
  expect((await change(dates('2005'))).status).toBe(422)
  expect((await change({ name_of_institute: 'Another college' })).status).toBe(200)
})

// qualificationInformation.get
test('a qualification under me needs a level that exists', async () => {
  const account = await portal.accountAt('qualifications')
  for (const query of ['', '?qualification_level=PhD'])
    expect((await account.get(`${path}/me${query}`)).body.errors).toEqual({
      qualification_level: ['Choose the qualification level'],
    })
})

// qualificationInformation.list
test('qualifications are listed in the order of their levels', async () => {
  const account = await portal.accountAt('qualifications')
  const { body } = await account.get('/api/qualification-information')
  expect(
    body.data.qualification_information.map(
      (qualification: { year_of_passing: string }) => qualification.year_of_passing,
    ),
  ).toEqual(['2006', '2008', '2014'])
  const fresh = await portal.account()
  expect((await fresh.get('/api/qualification-information')).body.data).toEqual({
    qualification_information: [],
  })
})

// qualificationInformation.update
const mine = `${path}/me?qualification_level=${encodeURIComponent(intermediate)}`

test('an update finds a qualification by level in the query, level in the body or id, and changes the sent fields', async () => {
  const account = await portal.accountAt('qualifications')
  const byQuery = await account.patch(mine, { name_of_institute: 'College A' })
  expect([byQuery.status, byQuery.body.message]).toEqual([
    200,
    'Qualification Information updated successfully',
  ])
  const byBody = await account.patch(`${path}/me`, {
    qualification_level: intermediate,
    board_university: 'Board B',
  })
  expect(byBody.body.data).toMatchObject({
    name_of_institute: 'College A',
    board_university: 'Board B',
    version: 3,
  })
  const byItsId = await account.patch(`${path}/${byBody.body.data.id}`, { year_of_passing: '2007' })
  expect(byItsId.body.data.year_of_passing).toBe('2007')
})

test('another level, impossible dates and an unknown record are refused', async () => {
  const account = await portal.accountAt('qualifications')
  expect((await account.patch(mine, { qualification_level: matriculation })).body.errors).toHaveProperty(
    'qualification_level',
  )
  expect((await account.patch(mine, { degree_issue_date: '2007-01-01' })).body.errors).toHaveProperty(
    'degree_issue_date',
  )
  const absent = `${path}/me?qualification_level=${encodeURIComponent(masters)}`
  expect((await account.patch(absent, { department: 'x' })).status).toBe(404)
})

test('the degree date, which decides the fee, is locked once the application is submitted', async () => {
  const account = await portal.accountAt('form')
  const degree = `${path}/me?qualification_level=${encodeURIComponent(pharmacyDegree)}`
  const changes = { degree_issue_date: '2020-01-01', name_of_institute: 'College A' }
  const { status, body } = await account.patch(degree, changes)
  expect([status, Object.keys(body.errors)]).toEqual([422, ['degree_issue_date', 'name_of_institute']])
})
