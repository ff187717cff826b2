import { expect, test } from 'vitest'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('the empty POST after printing is accepted each time', async () => {
  const account = await portal.accountAt('form')
  for (let times = 0; times < 2; times++)
    expect((await account.post('/api/print-out/me')).body).toEqual({ data: null })
})

test('the call after printing needs a registration form, and only one’s own is found', async () => {
  const [account, other] = [await portal.accountAt('qualifications'), await portal.accountAt('form')]
  expect((await account.post('/api/print-out/me')).status).toBe(409)
  expect((await account.post(`/api/print-out/${other.id}`)).status).toBe(404)
})
