import { expect, test } from 'vitest'
import { portal } from '#tests/support/portal/shared-portal.ts'

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
