import { expect, test } from 'vitest'
import { intermediate, masters } from '#tests/support/people/applicants.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const path = '/api/qualification-information'
const level = (name: string) => `?qualification_level=${encodeURIComponent(name)}`

test('a qualification is found under me with a level and under its own id, and not under another person’s id', async () => {
  const [account, other] = [
    await portal.accountAt('qualifications'),
    await portal.accountAt('qualifications'),
  ]
  const { body } = await account.get(`${path}/me${level(intermediate)}`)
  expect(body.data.year_of_passing).toBe('2008')
  expect((await account.get(`${path}/${body.data.id}`)).body.data.id).toBe(body.data.id)
  expect((await other.get(`${path}/${body.data.id}`)).status).toBe(404)
  expect((await account.get(`${path}/me${level(masters)}`)).status).toBe(404)
})

test('a qualification under me needs a level that exists', async () => {
  const account = await portal.accountAt('qualifications')
  for (const query of ['', '?qualification_level=PhD'])
    expect((await account.get(`${path}/me${query}`)).body.errors).toEqual({
      qualification_level: ['Choose the qualification level'],
    })
})
