import { expect, test } from 'vitest'
import { anEnrolled } from '#tests/support/people/one-time-passwords.ts'
import { enrolStaffPasskey, staffPasskeyQuestion } from '#tests/support/people/passkey-owners.ts'
import { aSoftwareAuthenticator } from '#tests/support/people/software-authenticator.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock()
const setting = await openStackWithEmails({ clock: clock.now })

// staffPasskeys.begin
test('the first passkey needs the password, and of whoever has codes also a code', async () => {
  const clerk = await setting.staffMember('reviewer')
  const begin = (body: object) => clerk.ask('staffPasskeys.begin', { body })
  expect((await begin({})).body.errors).toEqual({ password: ['Enter your password'] })
  expect((await begin({ password: 'wrong' })).body.errors).toEqual({ password: ['The password is wrong'] })
  const app = await anEnrolled(clerk, clock)
  expect((await begin({ password: clerk.password })).body.errors).toHaveProperty('code')
  expect((await begin({ password: clerk.password, code: app.next() })).status).toBe(200)
})

test('whoever has a passkey uses it for the next one, for another app and for another password', async () => {
  const clerk = await setting.staffMember('reviewer')
  const key = await enrolStaffPasskey(clerk)
  const passkey = async () => key.use(await staffPasskeyQuestion(setting.stack))
  const { password } = clerk
  expect((await clerk.ask('staffPasskeys.begin', { body: { password } })).body.errors).toEqual({
    passkey: ['Use one of your passkeys'],
  })
  const next = await clerk.ask('staffPasskeys.begin', { body: { password, passkey: await passkey() } })
  expect([next.status, next.body.data.options.excludeCredentials]).toMatchObject([200, [{ id: key.id }]])

  expect((await clerk.ask('security.begin', { body: { password } })).status).toBe(422)
  const app = await clerk.ask('security.begin', { body: { password, passkey: await passkey() } })
  expect(app.status).toBe(200)
  const renewed = await clerk.ask('security.renewCodes', { body: { password, passkey: await passkey() } })
  expect([renewed.status, renewed.body.message]).toEqual([
    409,
    'Recovery codes belong to one-time passwords. Set those up first',
  ])
  const change = {
    current_password: password,
    password: 'twelve quiet herons',
    password_confirmation: 'twelve quiet herons',
  }
  expect((await clerk.ask('security.changePassword', { body: change })).status).toBe(422)
  const changed = { ...change, passkey: await passkey() }
  expect((await clerk.ask('security.changePassword', { body: changed })).status).toBe(200)
})

// staffPasskeys.create
test('a new passkey ends other sessions, is told by e-mail, is in the history, and an administrator may remove it', async () => {
  const clerk = await setting.staffMember('reviewer')
  const other = (await setting.signIn(clerk.email, clerk.password)).body.data.token

  await enrolStaffPasskey(clerk)

  expect((await setting.stack.invoke('adminAuth.adminUser', { token: other })).status).toBe(401)
  const [email] = await setting.emailsTo(clerk.email)
  expect(email?.text).toContain('A passkey was added to your staff account')
  const administrator = await setting.staffMember('administrator')
  const person = { params: { id: clerk.id } }
  const { events } = (await administrator.ask('people.history', { ...person, query: {} })).body.data
  expect(events.map(({ event }: { event: string }) => event)).toContain('PASSKEY_ADDED')
  const removed = await administrator.ask('people.act', { ...person, body: { action: 'remove-codes' } })
  expect(removed.status).toBe(200)
  expect((await setting.signIn(clerk.email, clerk.password)).status).toBe(200)
})

test('a link to a new password keeps the second factor', async () => {
  const clerk = await setting.staffMember('reviewer')
  const administrator = await setting.staffMember('administrator')
  await enrolStaffPasskey(clerk)
  await administrator.ask('people.act', { params: { id: clerk.id }, body: { action: 'send-link' } })
  const [link] = (await setting.linksTo(clerk.email)).filter((found) => found !== 'no link')
  expect((await setting.setPassword(String(link))).status).toBe(200)
  const { status, body } = await setting.signIn(clerk.email)
  expect([status, Object.keys(body.errors)]).toEqual([422, ['passkey']])
})

test('the question of one session has no answer in another', async () => {
  const clerk = await setting.staffMember('reviewer')
  const other = await setting.staffMember('reviewer')
  const asked = await clerk.ask('staffPasskeys.begin', { body: { password: clerk.password } })
  const body = aSoftwareAuthenticator().make(asked.body.data)
  const { token } = (await setting.signIn(clerk.email, clerk.password)).body.data
  expect((await setting.stack.invoke('staffPasskeys.create', { token, body })).status).toBe(409)
  expect((await other.ask('staffPasskeys.create', { body })).status).toBe(409)
  expect((await clerk.ask('staffPasskeys.create', { body })).status).toBe(201)
})

// staffPasskeys.list
test('lists the own passkeys, and at which address of the portal they work', async () => {
  const token = await portal.staffToken()
  const { status, body } = await portal.call('GET', '/api/admin/security/passkeys', { token })
  expect([status, body.data]).toEqual([
    200,
    { passkeys: [], origin: portal.facts().url.replace('127.0.0.1', 'localhost') },
  ])
})

// staffPasskeys.remove
test('passkeys are removed one by one, but the last second factor stays', async () => {
  const clerk = await setting.staffMember('reviewer')
  const key = await enrolStaffPasskey(clerk)
  const passkey = async () => key.use(await staffPasskeyQuestion(setting.stack))
  const lost = await enrolStaffPasskey(clerk, { passkey: await passkey() })
  const { passkeys } = (await clerk.ask('staffPasskeys.list')).body.data
  const remove = async (id: string, proof: object) =>
    clerk.ask('staffPasskeys.remove', { params: { id }, body: { password: clerk.password, ...proof } })

  expect((await remove(passkeys[1].id, {})).status).toBe(422)
  expect((await remove(passkeys[1].id, { passkey: await passkey() })).status).toBe(200)
  const body = lost.use(await staffPasskeyQuestion(setting.stack))
  expect((await setting.stack.invoke('adminAuth.passkeyLogin', { body })).status).toBe(422)
  const [email] = await setting.emailsTo(clerk.email)
  expect(email?.text).toContain('A passkey was removed from your staff account')

  const last = await remove(passkeys[0].id, { passkey: await passkey() })
  expect([last.status, last.body.message]).toEqual([
    409,
    'This is your last passkey. Add another one or set up one-time passwords first',
  ])
  const proof = { password: clerk.password, passkey: await passkey() }
  const app = await anEnrolled(
    { ...clerk, ask: (name, call) => clerk.ask(name, name === 'security.begin' ? { body: proof } : call) },
    clock,
  )
  expect((await remove(passkeys[0].id, { code: app.next() })).body.data.passkeys).toEqual([])
})
