import { expect, test } from 'vitest'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('contact information is found under me and under its own id, and not under another person’s id', async () => {
  const [account, other] = [await portal.accountAt('contact'), await portal.accountAt('contact')]
  const { body, headers } = await account.get('/api/contact-information/me')
  expect([body.data.city, headers.etag]).toEqual(['Lahore', '"v1"'])
  expect((await account.get(`/api/contact-information/${body.data.id}`)).status).toBe(200)
  expect((await other.get(`/api/contact-information/${body.data.id}`)).status).toBe(404)
  expect((await (await portal.account()).get('/api/contact-information/me')).status).toBe(404)
})
