import { expect, test } from 'vitest'
import { portal } from '#tests/support/portal/shared-portal.ts'

const choose = (account: Awaited<ReturnType<typeof portal.account>>, language: string, id = 'me') =>
  account.post(`/api/portfolioUpdate/${id}/language`, { language })

test('the chosen language stays with the account, and an open form of the profile can still be saved', async () => {
  const account = await portal.account()
  const languageOf = async () => (await account.get('/api/auth/user')).body.data.language
  expect(await languageOf()).toBe(null)
  const profile = (await account.get('/api/portfolioUpdate/me')).body.data

  expect((await choose(account, 'ur')).body.data).toEqual({ language: 'ur' })
  expect(await languageOf()).toBe('ur')
  expect((await account.patch('/api/portfolioUpdate/me', profile)).status).toBe(200)
  await choose(account, 'en')
  expect(await languageOf()).toBe('en')
})

test('another language, and that of another person, are refused', async () => {
  const [account, other] = [await portal.account(), await portal.account()]
  expect((await choose(account, 'fr')).body.errors).toEqual({ language: ['Choose en or ur'] })
  expect((await choose(account, 'ur', other.id)).status).toBe(404)
})
