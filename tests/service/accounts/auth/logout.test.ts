import { expect, test } from 'vitest'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('logging out ends this session on the server and no other', async () => {
  const account = await portal.account()
  const other = await portal.call('POST', '/api/auth/login', {
    body: { email: account.person.email, password: account.person.password },
  })

  expect((await account.post('/api/auth/logout')).status).toBe(200)

  expect((await account.get('/api/auth/user')).status).toBe(401)
  expect((await account.post('/api/auth/logout')).status).toBe(401)
  expect((await portal.call('GET', '/api/auth/user', { token: other.body.data.token })).status).toBe(200)
})
