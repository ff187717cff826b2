import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#tests/support/people/applicants.ts'
import { confirmEmailOf } from '#tests/support/people/confirmed-email.ts'
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

const undo = (token = 'unknown') => portal.stack.invoke('auth.undoEmail', { body: { token } })
const login = (email: string, password: string) =>
  portal.stack.invoke('auth.login', { body: { email, password } })
const linkTo = async (email: string, page: Parameters<typeof portal.tokensTo>[1]) =>
  (await portal.tokensTo(email, page))[0]
const expired = { message: 'This link has expired', errors: { token: ['This link has expired'] } }

/** Somebody with a confirmed address, who moves to other ones. */
const openAccount = async () => {
  const { stack, services } = portal
  const person = aPerson()
  const { user, token } = (await stack.invoke('auth.register', { body: person })).body.data
  await confirmEmailOf(services, user.id)
  const { password, password_confirmation: _again, ...profile } = person
  const askFor = async (email: string) => {
    const current_password = password
    const body = { ...profile, email, current_password }
    const { status } = await stack.invoke('portfolioUpdate.update', { token, params: me, body })
    if (status !== 200) throw new Error(`The change was refused: ${status}`)
    return linkTo(email, 'confirm-email')
  }
  const moveTo = async (email: string) => {
    const body = { token: (await askFor(email)) ?? '' }
    const { status } = await stack.invoke('auth.confirmEmail', { body })
    if (status !== 200) throw new Error(`The address was not confirmed: ${status}`)
  }
  const currentUser = async () => (await stack.invoke('auth.user', { token })).body.data
  return { id: user.id as string, person, token, askFor, moveTo, currentUser }
}

test('before the new address is confirmed, the link cancels the change and leaves everything else', async () => {
  const { person, askFor, currentUser } = await openAccount()
  const confirmation = await askFor(`new-${person.email}`)
  const link = await linkTo(person.email, 'undo-email')

  const first = await undo(link)
  const second = await undo(link)

  expect(first.body.data).toEqual({ outcome: 'kept', email: person.email })
  expect(second.body.data).toEqual({ outcome: 'undone-before', email: person.email })
  expect(await currentUser()).toMatchObject({ email: person.email, pending_email: null })
  const late = await portal.stack.invoke('auth.confirmEmail', { body: { token: confirmation } })
  expect(late.body).toEqual(expired)
})

test('after it, the link restores the address, ends every session and asks for a new password', async () => {
  const { id, person, token, moveTo } = await openAccount()
  await moveTo(`new-${person.email}`)
  const link = await linkTo(person.email, 'undo-email')

  const { body } = await undo(link)

  expect(body.data).toEqual({ outcome: 'restored', email: person.email })
  expect((await portal.stack.invoke('auth.user', { token })).status).toBe(401)
  expect(await portal.services.accounts.idByEmail(person.email)).toBe(id)
  expect(await portal.services.accounts.idByEmail(`new-${person.email}`)).toBeNull()
  for (const email of [person.email, `new-${person.email}`])
    expect((await login(email, person.password)).status).toBe(422)
  const [reset] = (await portal.emailsTo(person.email)).filter(
    ({ subject }) => subject === 'Set a new password',
  )
  const password = 'nine blue herons'
  const fresh = { email: person.email, password, password_confirmation: password }
  const sent = /reset-password\/([\w-]+)\?/.exec(reset?.text ?? '')?.[1]
  expect((await portal.stack.invoke('auth.resetPassword', { body: { ...fresh, token: sent } })).status).toBe(
    200,
  )
  expect((await login(person.email, password)).status).toBe(200)
  expect((await undo(link)).body.data.outcome).toBe('undone-before')
})

test('the first address is restored however often the thief moves on or undoes, and their links are void then', async () => {
  const { person, moveTo, id } = await openAccount()
  const [second, third] = [`two-${person.email}`, `three-${person.email}`]
  await moveTo(second)
  const first = await linkTo(person.email, 'undo-email')
  await moveTo(third)
  const thiefs = await linkTo(second, 'undo-email')

  expect((await undo(first)).body.data.outcome).toBe('restored')
  expect((await undo(thiefs)).body).toEqual(expired)
  expect((await portal.services.accounts.read(id))?.email).toBe(person.email)
})

test('a later restoration does not void the link of an earlier change', async () => {
  const { person, moveTo, id } = await openAccount()
  const [second, third] = [`two-${person.email}`, `three-${person.email}`]
  await moveTo(second)
  const first = await linkTo(person.email, 'undo-email')
  await moveTo(third)
  expect((await undo(await linkTo(second, 'undo-email'))).body.data.outcome).toBe('restored')
  expect((await undo(first)).body.data).toEqual({ outcome: 'restored', email: person.email })
  expect((await portal.services.accounts.read(id))?.email).toBe(person.email)
})

test('the address that was left is nobody else’s for 7 days, and free after that', async () => {
  const { person, moveTo } = await openAccount()
  await moveTo(`new-${person.email}`)
  const link = await linkTo(person.email, 'undo-email')
  const register = () => portal.stack.invoke('auth.register', { body: aPerson({ email: person.email }) })
  expect((await register()).status).toBe(422)
  clock.turn(7 * day + 1)
  expect((await register()).status).toBe(201)
  expect((await undo(link)).body).toEqual(expired)
})

test('confirming and undoing at the same moment: the old address counts at the end', async () => {
  const { person, askFor, id } = await openAccount()
  for (let round = 0; round < 5; round++) {
    const email = `round-${round}-${person.email}`
    const token = (await askFor(email)) ?? ''
    const link = await linkTo(person.email, 'undo-email')
    await Promise.all([portal.stack.invoke('auth.confirmEmail', { body: { token } }), undo(link)])
    const account = await portal.services.accounts.read(id)
    expect([account?.email, account?.pending_email]).toEqual([person.email, undefined])
    expect(await portal.services.accounts.idByEmail(email)).toBeNull()
    if (account?.password_hash === '') break // it was confirmed first, so the session has ended
  }
})

/** The password is changed, by the owner's session or a stolen one. */
const changePassword = async ({ person, token }: Awaited<ReturnType<typeof openAccount>>, fresh: string) => {
  const { password, password_confirmation: _again, ...profile } = person
  const body = { ...profile, password: fresh, password_confirmation: fresh, current_password: password }
  return portal.stack.invoke('portfolioUpdate.update', { token, params: me, body })
}

test('whoever has not changed the password makes it void by the link of the e-mail, once', async () => {
  const account = await openAccount()
  const { email } = account.person
  expect((await changePassword(account, 'nine stolen herons')).status).toBe(200)
  const link = await linkTo(email, 'undo-password')
  const answer = await undo(link)
  expect([answer.status, answer.body.data]).toEqual([200, { outcome: 'password-void', email }])

  expect((await portal.stack.invoke('auth.user', { token: account.token })).status).toBe(401)
  expect((await login(email, 'nine stolen herons')).status).toBe(422)
  expect((await portal.emailsTo(email))[0]?.subject).toBe('Set a new password')
  expect((await undo(link)).body.data.outcome).toBe('undone-before')
})

test('asking for a new address ends every other session', async () => {
  const account = await openAccount()
  const { email, password } = account.person
  const other = (await login(email, password)).body.data.token
  await account.askFor(`moved-${email}`)
  expect((await portal.stack.invoke('auth.user', { token: other })).status).toBe(401)
  expect((await portal.stack.invoke('auth.user', { token: account.token })).status).toBe(200)
})
