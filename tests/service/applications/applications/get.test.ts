import { expect, test } from 'vitest'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('personal information is found under me and under its own id', async () => {
  const account = await portal.accountAt('applicant')
  const { body, headers } = await account.get('/api/applications/me')
  expect([body.data.domicile, headers.etag]).toEqual(['Lahore', '"v1"'])
  expect((await account.get(`/api/applications/${body.data.id}`)).body.data.id).toBe(body.data.id)
})

test('another person’s record and an unknown id are both not found', async () => {
  const [account, other] = [await portal.accountAt('applicant'), await portal.accountAt('applicant')]
  const foreign = (await other.get('/api/applications/me')).body.data.id
  for (const id of [foreign, other.id, crypto.randomUUID(), 'ME', '..%2Fme', '%00', 'x'.repeat(1000)]) {
    const { status, text } = await account.get(`/api/applications/${id}`)
    expect(status).toBe(404)
    expect(text).not.toContain(other.person.email)
  }
  expect((await (await portal.account()).get('/api/applications/me')).status).toBe(404)
})
