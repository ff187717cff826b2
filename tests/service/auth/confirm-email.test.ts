import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#tests/support/people/applicants.ts'
import { openStackWithEmails, type StackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const me = { id: 'me' }
const day = 24 * 60 * 60
const clock = aClock()
let portal: StackWithEmails
beforeAll(async () => {
  portal = await openStackWithEmails({ clock: clock.now })
})
afterAll(() => portal.close())

const register = async (given: Record<string, string> = {}) => {
  const person = aPerson(given)
  const { user, token } = (await portal.stack.invoke('auth.register', { body: person })).body.data
  const { password: _, password_confirmation: _again, ...profile } = person
  const changeTo = (email: string) =>
    portal.stack.invoke('portfolioUpdate.update', { token, params: me, body: { ...profile, email } })
  const currentUser = async () => (await portal.stack.invoke('auth.user', { token })).body.data
  return { person, user, token, changeTo, currentUser }
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
  expect(await currentUser()).toMatchObject({ email_confirmed: true, pending_email: null })
})

test('an unknown link, and one older than 7 days, have expired', async () => {
  const { person } = await register()
  const token = await linkTo(person.email)
  clock.turn(7 * day)
  expect((await confirm(token)).body).toEqual(expired)
  expect((await confirm()).status).toBe(422)
  expect((await confirm()).body).toEqual(expired)
})

test('a link to undo a change confirms nothing', async () => {
  const { person, changeTo } = await register()
  await confirm(await linkTo(person.email))
  await changeTo(`new-${person.email}`)
  const [undo] = await portal.tokensTo(person.email, 'undo-email')
  expect((await confirm(undo)).body).toEqual(expired)
})

test('a new address that was replaced by another one, or waited too long, is not confirmed', async () => {
  const { person, changeTo, currentUser } = await register()
  await changeTo(`one-${person.email}`)
  const first = await linkTo(`one-${person.email}`)
  await changeTo(`two-${person.email}`)
  const second = await linkTo(`two-${person.email}`)
  expect((await confirm(first)).body).toEqual(expired)
  expect((await currentUser()).pending_email).toBe(`two-${person.email}`)
  clock.turn(7 * day)
  expect((await confirm(second)).body).toEqual(expired)
})

test('of two accounts that ask for one address, the one that confirms first gets it', async () => {
  const [one, other] = [await register(), await register()]
  const email = `wanted-${one.person.email}`
  expect((await one.changeTo(email)).status).toBe(200)
  const tokens = [await linkTo(email)]
  expect((await other.changeTo(email)).status).toBe(200)
  tokens.push(await linkTo(email))

  const answers = await Promise.all(tokens.map((token) => confirm(token)))

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.body.message).toBe(
    'Another account uses this email address by now',
  )
  const owner = await portal.services.accounts.idByEmail(email)
  const users = [await one.currentUser(), await other.currentUser()]
  expect(users.filter((user) => user.email === email).map(({ id }) => id)).toEqual([owner])
})

test('ten clicks at once on the link of a new address move it once', async () => {
  const { person, changeTo, currentUser } = await register()
  await confirm(await linkTo(person.email))
  const email = `once-${person.email}`
  await changeTo(email)
  const token = await linkTo(email)
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(answers.filter(({ body }) => body.data.outcome === 'confirmed').length).toBe(1)
  expect(await currentUser()).toMatchObject({ email, pending_email: null })
})

test('links are tried from one address at most 600 times in an hour', async () => {
  const { limits, clock } = portal.stack.services
  const from = '203.0.113.9'
  const inAnHour = { scope: 'email-link-ip', most: 600, windowInSeconds: 60 * 60 }
  const confirmOnce = async () =>
    (await portal.stack.invoke('auth.confirmEmail', { body: { token: 'x' }, from })).status
  await limits.count(inAnHour, from, clock(), 599)
  expect([await confirmOnce(), await confirmOnce()]).toEqual([422, 429])
})
