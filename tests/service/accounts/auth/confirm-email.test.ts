import { expect, test } from 'vitest'
import { aPerson } from '#tests/support/people/applicants.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const me = { id: 'me' }
const day = 24 * 60 * 60
const clock = aClock()
const portal = await openStackWithEmails({ clock: clock.now })

const register = async () => {
  const person = aPerson()
  const { user, token } = (await portal.stack.invoke('auth.register', { body: person })).body.data
  const { password: _, password_confirmation: _again, ...profile } = person
  const changeTo = (email: string) =>
    portal.stack.invoke('portfolioUpdate.update', { token, params: me, body: { ...profile, email } })
  const currentUser = async () => (await portal.stack.invoke('auth.user', { token })).body.data
  return { person, user, changeTo, currentUser }
}
const confirm = (token = 'unknown') => portal.stack.invoke('auth.confirmEmail', { body: { token } })
const linkTo = async (email: string) => (await portal.tokensTo(email, 'confirm-email'))[0]
const expired = { message: 'This link has expired', errors: { token: ['This link has expired'] } }

test('the link of the welcome e-mail confirms the address once and says so afterwards', async () => {
  const { person, user, currentUser } = await register()
  expect(user.email_confirmed).toBe(false)
  const [email] = await portal.emailsTo(person.email)
  expect(email?.subject).toBe('Confirm your email address')
  expect(email?.text).not.toContain(person.name)
  const token = await linkTo(person.email)

  const first = await confirm(token)
  const second = await confirm(token)

  expect([first.status, first.body.data]).toEqual([200, { outcome: 'confirmed', email: person.email }])
  expect(second.body.data).toEqual({ outcome: 'confirmed-before', email: person.email })
  expect((await currentUser()).email_confirmed).toBe(true)
})

test('an unknown link, and one older than 7 days, have expired', async () => {
  const { person } = await register()
  const token = await linkTo(person.email)
  clock.turn(7 * day)
  expect((await confirm(token)).body).toEqual(expired)
  const unknown = await confirm()
  expect([unknown.status, unknown.body]).toEqual([422, expired])
})

test('a link to undo a change confirms nothing', async () => {
  const { person, changeTo } = await register()
  await changeTo(`new-${person.email}`)
  const [undo] = await portal.tokensTo(person.email, 'undo-email')
  expect((await confirm(undo)).body).toEqual(expired)
})

test('a link to an address that the account does not use any more confirms nothing', async () => {
  const { person, changeTo, currentUser } = await register()
  await changeTo(`one-${person.email}`)
  const first = await linkTo(`one-${person.email}`)
  await changeTo(`two-${person.email}`)
  expect((await confirm(first)).body).toEqual(expired)
  expect((await confirm(await linkTo(`two-${person.email}`))).status).toBe(200)
  expect(await currentUser()).toMatchObject({ email: `two-${person.email}`, email_confirmed: true })
})

test('ten clicks at once confirm an address once', async () => {
  const { person } = await register()
  const token = await linkTo(person.email)
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(answers.filter(({ body }) => body.data.outcome === 'confirmed').length).toBe(1)
})

test('links are tried from one address at most 600 times in an hour', async () => {
  const { limits } = portal.stack.services
  const from = '203.0.113.9'
  const inAnHour = { scope: 'email-link-ip', most: 600, windowInSeconds: 60 * 60 }
  const confirmOnce = async () =>
    (await portal.stack.invoke('auth.confirmEmail', { body: { token: 'x' }, from })).status
  await limits.count(inAnHour, from, clock.now(), 599)
  expect([await confirmOnce(), await confirmOnce()]).toEqual([422, 429])
})
