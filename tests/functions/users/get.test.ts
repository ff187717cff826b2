import { expect, test } from 'vitest'
import { portal } from '#tests/support/portal.ts'

test('answers to me and to the own id with name and records [7.users.get]', async () => {
  const account = await portal.accountAt('contact')
  for (const id of ['me', account.id]) {
    const { body } = await account.get(`/api/users/${id}`)
    expect(Object.keys(body.data)).toEqual([
      'name',
      'applicant',
      'contact_information',
      'qualification_information',
    ])
    expect(body.data.contact_information.city).toBe('Lahore')
  }
})

test('nobody else is there', async () => {
  const [account, other] = [await portal.account(), await portal.account()]
  expect((await account.get(`/api/users/${other.id}`)).status).toBe(404)
})
