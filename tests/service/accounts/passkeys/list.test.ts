import { expect, test } from 'vitest'
import { anApplicantOfPasskeys, passkeyLogin, passkeyQuestion } from '#tests/support/people/passkey-owners.ts'

test('lists the own passkeys with their names and times, and no keys', async () => {
  const owner = await anApplicantOfPasskeys()
  expect(await owner.list()).toEqual({ passkeys: [], origin: expect.stringMatching(/^http:\/\/localhost:/) })
  const phone = await owner.enrol('My phone')
  await passkeyLogin(phone.use(await passkeyQuestion()))
  await owner.enrol('Key ring')

  const { passkeys } = await owner.list()

  const [id, created_at] = [expect.any(String), expect.stringMatching(/Z$/)]
  expect(passkeys).toEqual([
    { id, created_at, name: 'My phone', last_used_at: created_at },
    { id, created_at, name: 'Key ring', last_used_at: null },
  ])
})
