import { expect, test } from 'vitest'
import { aCnic, aPerson } from '#tests/support/people/applicants.ts'
import { confirmEmailOf } from '#tests/support/people/confirmed-email.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const me = { id: 'me' }
const day = 24 * 60 * 60
const clock = aClock()
const portal = await openStackWithEmails({ clock: clock.now })

const undo = (token = 'unknown', cnic?: string) =>
  portal.stack.invoke('auth.undoEmail', { body: { token, ...(cnic && { cnic }) } })
const login = (email: string, password: string) =>
  portal.stack.invoke('auth.login', { body: { email, password } })
const linkTo = async (email: string, page: Parameters<typeof portal.tokensTo>[1] = 'undo-email') =>
  (await portal.tokensTo(email, page))[0]
const received = async (email: string) => (await portal.emailsTo(email)).filter(({ to }) => to === email)
const subjectsTo = async (email: string) => (await received(email)).map(({ subject }) => subject)
const expired = { message: 'This link has expired', errors: { token: ['This link has expired'] } }

/** Somebody who is signed in, and changes the account as its owner or a thief with the session does. */
const openAccount = async ({ confirmed = true } = {}) => {
  const { stack, services } = portal
  const person = aPerson()
  const { user, token } = (await stack.invoke('auth.register', { body: person })).body.data
  if (confirmed) await confirmEmailOf(services, user.id)
  const { password, password_confirmation: _again, ...profile } = person
  let now: Record<string, string> = { ...profile, current_password: password }
  const change = async (given: Record<string, string>) => {
    const body = { ...now, ...given, ...(given.password && { password_confirmation: given.password }) }
    const { status } = await stack.invoke('portfolioUpdate.update', { token, params: me, body })
    if (status !== 200) throw new Error(`The change was refused: ${status}`)
    const { password: changed = now.current_password ?? '', ...rest } = given
    now = { ...now, ...rest, current_password: changed }
  }
  const signedIn = async () => (await stack.invoke('auth.user', { token })).status === 200
  const account = async () => (await services.accounts.read(user.id))!
  return { id: user.id as string, person, token, change, signedIn, account }
}

test('the link to the former address restores it, ends every session and asks for a new password; it works once', async () => {
  const { id, person, change, signedIn } = await openAccount()
  const thiefs = `thief-${person.email}`
  await change({ email: thiefs, password: 'nine stolen herons' })
  const [told] = await received(person.email)
  expect([told?.subject, told?.text]).toEqual([
    'Your email address was changed',
    expect.stringContaining(`from ${person.email} to ${thiefs}`),
  ])
  const link = await linkTo(person.email)

  const { body } = await undo(link)

  expect(body.data).toEqual({ outcome: 'restored', email: person.email })
  expect(await signedIn()).toBe(false)
  expect(await portal.services.accounts.idByEmail(person.email)).toBe(id)
  for (const email of [person.email, thiefs])
    for (const password of [person.password, 'nine stolen herons'])
      expect((await login(email, password)).status).toBe(422)
  expect(await subjectsTo(thiefs)).toContain('The change of an email address was undone')
  const [reset] = (await received(person.email)).filter(({ subject }) => subject === 'Set a new password')
  const password = 'nine blue herons'
  const fresh = { email: person.email, password, password_confirmation: password }
  const sent = /reset-password\/([\w-]+)\?/.exec(reset?.text ?? '')?.[1]
  expect((await portal.stack.invoke('auth.resetPassword', { body: { ...fresh, token: sent } })).status).toBe(
    200,
  )
  expect((await login(person.email, password)).status).toBe(200)
  expect((await undo(link)).body.data.outcome).toBe('undone-before')
})

test('links to set a password that somebody else has asked for are void after it', async () => {
  const { person, change } = await openAccount()
  const thiefs = `thief-${person.email}`
  await change({ email: thiefs })
  await portal.stack.invoke('auth.forgotPassword', { body: { email: thiefs } })
  const [reset] = await received(thiefs)
  const token = /reset-password\/([\w-]+)\?/.exec(reset?.text ?? '')?.[1]
  await undo(await linkTo(person.email))
  const password = 'nine stolen herons'
  for (const email of [thiefs, person.email]) {
    const body = { token, email, password, password_confirmation: password }
    expect((await portal.stack.invoke('auth.resetPassword', { body })).body).toEqual(expired)
  }
})

test('the first address is restored however often a thief moves on, and their links are void then', async () => {
  const { person, change, account } = await openAccount()
  const [second, third] = [`two-${person.email}`, `three-${person.email}`]
  await change({ email: second })
  const first = await linkTo(person.email)
  await portal.stack.invoke('auth.confirmEmail', { body: { token: await linkTo(second, 'confirm-email') } })
  await change({ email: third })
  const thiefs = await linkTo(second)

  expect((await undo(first)).body.data.outcome).toBe('restored')
  expect((await undo(thiefs)).body).toEqual(expired)
  expect((await account()).email).toBe(person.email)
})

test('a later restoration does not void the link of an earlier change', async () => {
  const { person, change, account } = await openAccount()
  const second = `two-${person.email}`
  await change({ email: second })
  const first = await linkTo(person.email)
  await portal.stack.invoke('auth.confirmEmail', { body: { token: await linkTo(second, 'confirm-email') } })
  await change({ email: `three-${person.email}` })
  expect((await undo(await linkTo(second))).body.data).toEqual({ outcome: 'restored', email: second })
  expect((await undo(first)).body.data).toEqual({ outcome: 'restored', email: person.email })
  expect((await account()).email).toBe(person.email)
})

test('somebody who changes back is confirmed as before, and gets no further link to confirm', async () => {
  const { person, change, account } = await openAccount()
  await change({ email: `two-${person.email}` })
  await change({ email: person.email })
  expect(await account()).toMatchObject({ email: person.email, email_confirmed_at: expect.any(String) })
  expect(await subjectsTo(person.email)).toEqual([])
})

test('the address that was left is nobody else’s for 7 days, and free after that', async () => {
  const { person, change } = await openAccount()
  await change({ email: `new-${person.email}` })
  const link = await linkTo(person.email)
  const register = () => portal.stack.invoke('auth.register', { body: aPerson({ email: person.email }) })
  expect((await register()).status).toBe(422)
  clock.turn(7 * day + 1)
  expect((await register()).status).toBe(201)
  expect((await undo(link)).body).toEqual(expired)
})

test('a person who has overlooked the e-mail gets the link once more by “Forgot password”', async () => {
  const { person, change } = await openAccount()
  await change({ email: `new-${person.email}` })
  const first = await linkTo(person.email)
  await portal.stack.invoke('auth.forgotPassword', { body: { email: person.email } })
  const again = await linkTo(person.email)
  expect(again).not.toBe(first)
  expect((await undo(again)).body.data.outcome).toBe('restored')
})

test('an address that nobody has confirmed is restored with the CNIC of the account only, and no name is sent there', async () => {
  const { person, change } = await openAccount({ confirmed: false })
  await received(person.email)
  await change({ email: `new-${person.email}`, cnic: aCnic() })
  const emails = await received(person.email)
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Your email address was changed',
    'Confirm your email address',
  ])
  for (const { text } of emails) {
    expect(text).not.toContain(person.name)
    expect(text).not.toContain(`new-${person.email}`)
  }
  const link = await linkTo(person.email)

  expect((await undo(link)).body.errors).toEqual({ cnic: ['Enter the CNIC of the account'] })
  expect((await undo(link, aCnic())).body.errors).toEqual({ cnic: ['This is not the CNIC of the account'] })
  expect((await undo(link, person.cnic)).body.data).toEqual({ outcome: 'restored', email: person.email })
})

test('ten wrong CNICs in a day are compared, whoever sends them', async () => {
  const { person, change } = await openAccount({ confirmed: false })
  await change({ email: `new-${person.email}` })
  const link = await linkTo(person.email)
  const statuses: number[] = []
  for (let tries = 0; tries < 10; tries++) statuses.push((await undo(link, aCnic())).status)
  expect(statuses).toEqual(Array(10).fill(422))
  expect((await undo(link, person.cnic)).status).toBe(429)
})

test('of the addresses that nobody has confirmed only one is reserved', async () => {
  const { person, change } = await openAccount({ confirmed: false })
  await change({ email: `one-${person.email}` })
  await change({ email: `two-${person.email}` })
  const register = async (email: string) =>
    (await portal.stack.invoke('auth.register', { body: aPerson({ email }) })).status
  expect([await register(person.email), await register(`one-${person.email}`)]).toEqual([422, 201])
  expect(await subjectsTo(`one-${person.email}`)).not.toContain('Your email address was changed')
})

test('an account that somebody else is closing is kept by the link', async () => {
  const { person, token, change, account } = await openAccount()
  await change({ email: `thief-${person.email}` })
  const closed = await portal.stack.invoke('ownData.closeAccount', {
    token,
    body: { current_password: person.password },
  })
  expect([closed.status, (await account()).closing?.reason]).toEqual([200, 'asked'])
  expect((await undo(await linkTo(person.email))).body.data.outcome).toBe('restored')
  expect((await account()).closing).toBeUndefined()
})

test('whoever has not changed the password makes it void by the link of the e-mail, once', async () => {
  const { person, change, signedIn } = await openAccount()
  const { email } = person
  await change({ password: 'nine stolen herons' })
  const link = await linkTo(email, 'undo-password')
  const answer = await undo(link)
  expect([answer.status, answer.body.data]).toEqual([200, { outcome: 'password-void', email }])

  expect(await signedIn()).toBe(false)
  expect((await login(email, 'nine stolen herons')).status).toBe(422)
  expect((await received(email))[0]?.subject).toBe('Set a new password')
  expect((await undo(link)).body.data.outcome).toBe('undone-before')
})

test('the link about the password also restores the address that was changed after it', async () => {
  const { person, change, account } = await openAccount()
  await change({ password: 'nine stolen herons' })
  const link = await linkTo(person.email, 'undo-password')
  await change({ email: `thief-${person.email}` })
  expect((await undo(link)).body.data).toEqual({ outcome: 'restored', email: person.email })
  expect(await account()).toMatchObject({ email: person.email, password_hash: '' })
})

test('a change and an undoing at the same moment: one of them comes first, nothing is half', async () => {
  const { person, change, account, id } = await openAccount()
  await change({ email: `two-${person.email}` })
  const link = await linkTo(person.email)
  const [undone] = await Promise.all([
    undo(link),
    change({ email: `three-${person.email}` }).catch(() => null),
  ])
  expect(undone.body.data.outcome).toBe('restored')
  const { email } = await account()
  expect(email).toBe(person.email)
  expect(await portal.services.accounts.idByEmail(email)).toBe(id)
  expect(await portal.services.accounts.idByEmail(`three-${person.email}`)).toBeNull()
})
