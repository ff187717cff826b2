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

test('a double click creates one record, and a second record of the level is refused', async () => {
  const account = await portal.accountAt('contact')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => account.post(path, aQualification(matriculation))),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  const other = await account.post(path, aQualification(matriculation, { name_of_institute: 'Another' }))
  expect(other.status).toBe(409)
})
