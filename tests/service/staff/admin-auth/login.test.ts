import { expect, test } from 'vitest'
import { anAddress } from '#tests/support/portal/http-client.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const login = (email: string, password: string, from?: string) =>
  portal.call('POST', '/api/admin/auth/login', {
    body: { email, password, device_name: 'Firefox on a test' },
    from,
  })

test('the seeded administrator can sign in', async () => {
  const { adminEmail, adminPassword } = portal.facts()
  const { status, body } = await login(adminEmail, adminPassword)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    token_type: 'Bearer',
    expires_in: 28_800,
    user: { email: adminEmail, is_admin: true },
  })
})

test('an unknown e-mail and a wrong password get the same answer', async () => {
  const wrong = await login(portal.facts().adminEmail, 'not the password')
  const unknown = await login('nobody@example.com', 'not the password')
  expect([wrong.status, unknown.status]).toEqual([422, 422])
  expect(wrong.text).toBe(unknown.text)
})

test('after five wrong passwords from one address the caller has to wait', async () => {
  const from = anAddress()
  const email = 'somebody@council.example'
  for (let tries = 0; tries < 5; tries++) expect((await login(email, 'wrong', from)).status).toBe(422)
  expect((await login(email, 'wrong', from)).status).toBe(429)
})
