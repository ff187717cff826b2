import { expect, test } from 'vitest'
import { emailTo, portal } from '#tests/support/portal/shared-portal.ts'

const again = '/api/auth/send-confirmation'

test('the link is sent again, three times an hour', async () => {
  const account = await portal.account()
  const { email } = account.person
  await emailTo(email, 'Confirm your email address')

  const { status, body } = await account.post(again)

  expect([status, body.message]).toEqual([
    200,
    `We have sent a link to ${email}. Look in your spam folder too`,
  ])
  expect((await emailTo(email, 'Confirm your email address', 1)).text).toMatch(
    /\/auth\/confirm-email\/[\w-]{43}/,
  )
  expect([(await account.post(again)).status, (await account.post(again)).status]).toEqual([200, 200])
  expect((await account.post(again)).status).toBe(429)
})

test('where the address is confirmed, nothing is sent', async () => {
  const account = await portal.confirmedAccount()
  const { status, body } = await account.post(again)
  expect([status, body.message]).toEqual([409, 'Your email address is confirmed already'])
})
