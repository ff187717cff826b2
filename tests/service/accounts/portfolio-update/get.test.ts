import { expect, test } from 'vitest'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('the profile is answered with two empty passwords, under me and under one’s own id', async () => {
  const account = await portal.account()
  const { person } = account
  for (const id of ['me', account.id]) {
    const { body, headers } = await account.get(`/api/portfolioUpdate/${id}`)
    expect(headers.etag).toBe('"v1"')
    expect(body.data).toMatchObject({
      name: person.name,
      father_name: person.father_name,
      cnic: person.cnic,
      gender: null,
      phone: person.phone,
      email: person.email,
      password: '',
      password_confirmation: '',
    })
  }
})

test('another person’s profile is not found', async () => {
  const [account, other] = [await portal.account(), await portal.account()]
  expect((await account.get(`/api/portfolioUpdate/${other.id}`)).status).toBe(404)
})
