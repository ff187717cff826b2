import { expect, test } from 'vitest'
import { openEmailLink } from '#tests/support/people/confirmed-email.ts'
import { emailTo, portal } from '#tests/support/portal/shared-portal.ts'

const cancel = '/api/auth/cancel-email-change'

const openWithNewAddress = async () => {
  const account = await portal.account()
  const { password: _, password_confirmation: _again, ...profile } = account.person
  const next = `new-${profile.email}`
  await account.patch('/api/portfolioUpdate/me', { ...profile, email: next })
  await emailTo(next, 'Confirm your new email address')
  return { ...account, email: profile.email, next }
}
type Account = Awaited<ReturnType<typeof openWithNewAddress>>

const addresses = async ({ get }: Account) => {
  const { email, pending_email } = (await get('/api/auth/user')).body.data
  return { email, pending_email }
}

test('the present address stays, the link to the new one is void, and repeating it changes nothing', async () => {
  const account = await openWithNewAddress()
  const { email, next } = account
  for (const _ of ['first', 'again']) {
    const { status, body } = await account.post(cancel)
    expect([status, body.message]).toEqual([200, `Your email address is ${email}`])
  }
  expect(await addresses(account)).toEqual({ email, pending_email: null })
  expect((await openEmailLink(portal.facts().url, next)).status).toBe(422)
})

test('of a cancellation and a confirmation at the same moment one counts, and the answer says which', async () => {
  const account = await openWithNewAddress()
  const { email, next } = account
  const [cancelled, confirmed] = await Promise.all([
    account.post(cancel),
    openEmailLink(portal.facts().url, next),
  ])
  const counts = confirmed.status === 200 ? next : email
  expect(cancelled.body.message).toBe(`Your email address is ${counts}`)
  expect(await addresses(account)).toEqual({ email: counts, pending_email: null })
})
