import { expect, test } from 'vitest'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('the current personal information is null until it is created', async () => {
  const fresh = await portal.account()
  expect((await fresh.get('/api/applications')).body).toEqual({ data: null })
  const account = await portal.accountAt('applicant')
  expect((await account.get('/api/applications')).body.data).toMatchObject({ domicile: 'Lahore', version: 1 })
})
