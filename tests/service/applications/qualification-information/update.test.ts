import { expect, test } from 'vitest'
import { intermediate, masters, matriculation, pharmacyDegree } from '#tests/support/people/applicants.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const path = '/api/qualification-information'
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

test('an update of a stale version is refused with the current record', async () => {
  const account = await portal.accountAt('qualifications')
  await account.patch(mine, { name_of_institute: 'College A' })
  const { status, body } = await account.patch(
    mine,
    { name_of_institute: 'B' },
    { headers: { 'if-match': '"v1"' } },
  )
  expect([status, body.data.name_of_institute]).toEqual([412, 'College A'])
})

test('another level, impossible dates, an unknown record and another person’s id are refused', async () => {
  const [account, other] = [
    await portal.accountAt('qualifications'),
    await portal.accountAt('qualifications'),
  ]
  expect((await account.patch(mine, { qualification_level: matriculation })).body.errors).toHaveProperty(
    'qualification_level',
  )
  expect((await account.patch(mine, { degree_issue_date: '2007-01-01' })).body.errors).toHaveProperty(
    'degree_issue_date',
  )
  const absent = `${path}/me?qualification_level=${encodeURIComponent(masters)}`
  expect((await account.patch(absent, { department: 'x' })).status).toBe(404)
  const foreign = (await other.get(mine)).body.data.id
  expect((await account.patch(`${path}/${foreign}`, { year_of_passing: '2007' })).status).toBe(404)
})

test('the degree date, which decides the fee, is locked once the application is submitted', async () => {
  const account = await portal.accountAt('form')
  const degree = `${path}/me?qualification_level=${encodeURIComponent(pharmacyDegree)}`
  const changes = { degree_issue_date: '2020-01-01', name_of_institute: 'College A' }
  const { status, body } = await account.patch(degree, changes)
  expect([status, Object.keys(body.errors)]).toEqual([422, ['degree_issue_date', 'name_of_institute']])
})
