import { expect, test } from 'vitest'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('takes the empty POST after printing, each time', { tags: ['endpoint.note.printed'] }, async () => {
  const account = await portal.accountAt('form')
  for (let times = 0; times < 2; times++)
    expect((await account.post('/api/print-out/me')).body).toEqual({ data: null })
})

test('comes after the registration form, and only for the own id', async () => {
  const [account, other] = [await portal.accountAt('qualifications'), await portal.accountAt('form')]
  expect((await account.post('/api/print-out/me')).status).toBe(409)
  expect((await account.post(`/api/print-out/${other.id}`)).status).toBe(404)
})
