import { expect, test } from 'vitest'
import { anEnrolled, codeOf } from '#tests/support/people/one-time-passwords.ts'
import { openStackWithEmails, type StackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock()
const setting = await openStackWithEmails({ clock: clock.now })
type Clerk = Awaited<ReturnType<StackWithEmails['staffMember']>>
const administrator = await setting.staffMember('administrator')
const fresh = 'twelve loud sparrows'

/** With the password alone, or with a code. */
const signIn = ({ email, password }: { email: string; password: string }, code?: string) =>
  setting.signIn(email, password, code)

// security.begin
test('setting up an app answers a secret of 160 bits as text and as an address, and the table holds neither', async () => {
  const clerk = await setting.staffMember('reviewer')
  const { status, body } = await clerk.ask('security.begin', { body: { password: clerk.password } })
  expect([status, body.data.secret]).toEqual([200, expect.stringMatching(/^[A-Z2-7]{32}$/)])
  const address = new URL(body.data.address)
  expect([address.protocol, decodeURIComponent(address.pathname)]).toEqual([
    'otpauth:',
    expect.stringContaining(clerk.email),
  ])
  expect(address.searchParams.get('secret')).toBe(body.data.secret)
  const member = await setting.services.staff.load(clerk.id)
  expect(JSON.stringify(member)).not.toContain(body.data.secret)
  expect(JSON.stringify(setting.stack.lines)).not.toContain(body.data.secret)
})

test('setting up another device needs the password and a code, and the present device stays valid until the new one is confirmed', async () => {
  const clerk = await setting.staffMember('reviewer')
  const app = await anEnrolled(clerk, clock)
  const begin = (body: object) => clerk.ask('security.begin', { body })
  expect((await begin({})).body.errors).toEqual({
    password: ['Enter your password'],
    code: ['Enter a code of your current app, or a recovery code'],
  })
  expect((await begin({ password: 'wrong', code: app.next() })).body.errors).toEqual({
    password: ['The password is wrong'],
  })
  expect((await begin({ password: clerk.password, code: '000000' })).status).toBe(422)
  expect((await begin({ password: clerk.password, code: app.next() })).status).toBe(200)
  const body = { email: clerk.email, password: clerk.password, code: app.next() }
  expect((await setting.stack.invoke('adminAuth.login', { body })).status).toBe(200)
})

// security.changePassword

const change = (clerk: Clerk, more: object = {}) =>
  clerk.ask('security.changePassword', {
    body: { current_password: clerk.password, password: fresh, password_confirmation: fresh, ...more },
  })

test('a new password needs the present one; other sessions end, this one stays, and the person is told', async () => {
  const clerk = await setting.staffMember('reviewer')
  const other = (await setting.signIn(clerk.email, clerk.password)).body.data.token
  const wrong = await change(clerk, { current_password: 'no such password' })
  expect([wrong.status, wrong.body.errors]).toEqual([422, { current_password: ['The password is wrong'] }])
  const { status, body } = await change(clerk)
  expect([status, body.message]).toEqual([200, 'Your password has been changed. Other sessions have ended'])

  expect((await setting.stack.invoke('adminAuth.adminUser', { token: other })).status).toBe(401)
  expect((await clerk.ask('adminAuth.adminUser')).status).toBe(200)
  expect((await setting.signIn(clerk.email, clerk.password)).status).toBe(422)
  expect((await setting.signIn(clerk.email, fresh)).status).toBe(200)
  const [email] = await setting.emailsTo(clerk.email)
  expect(email?.subject).toBe('A change to how you sign in')
  expect(email?.text).toContain('The password of your staff account was changed')
})

test('whoever signs in with codes enters one, and weak passwords are refused', async () => {
  const clerk = await setting.staffMember('reviewer')
  const app = await anEnrolled(clerk, clock)
  expect((await change(clerk)).body.errors).toEqual({
    code: ['Enter a code of your current app, or a recovery code'],
  })
  expect((await change(clerk, { code: '000000' })).status).toBe(422)
  const weak = { password: 'aaaaaaaaaaaaaaa', password_confirmation: 'aaaaaaaaaaaaaaa' }
  expect((await change(clerk, { ...weak, code: app.next() })).status).toBe(422)
  expect((await change(clerk, { code: app.next() })).status).toBe(200)
})

test('of two changes at once one succeeds', async () => {
  const clerk = await setting.staffMember('reviewer')
  const answers = await Promise.all([
    change(clerk),
    change(clerk, { password: `${fresh}!`, password_confirmation: `${fresh}!` }),
  ])
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
})

test('every change of one-time passwords is told by e-mail', async () => {
  const clerk = await setting.staffMember('reviewer')
  const noPassword = await clerk.ask('security.begin', { body: {} })
  expect([noPassword.status, noPassword.body.errors]).toEqual([422, { password: ['Enter your password'] }])
  const app = await anEnrolled(clerk, clock)
  const another = (await setting.signIn(clerk.email, clerk.password, app.next())).body.data.token
  const renewing = { body: { password: clerk.password, code: app.next() } }
  const codes = (await clerk.ask('security.renewCodes', renewing)).body.data.recovery_codes
  expect((await setting.stack.invoke('adminAuth.adminUser', { token: another })).status).toBe(401)
  await setting.signIn(clerk.email, clerk.password, codes[0])
  await administrator.ask('people.act', { params: { id: clerk.id }, body: { action: 'remove-codes' } })
  const told = (await setting.emailsTo(clerk.email)).map(({ text }) => text)
  for (const sentence of [
    'One-time passwords were set up',
    'New recovery codes were made',
    'one of your recovery codes instead of your phone',
    'An administrator has removed the one-time passwords',
  ])
    expect(told.filter((text) => text.replaceAll('\n', ' ').includes(sentence))).toHaveLength(1)
})

// security.confirm
test('a code confirms the app: ten recovery codes are given, and other sessions end', async () => {
  const clerk = await setting.staffMember('reviewer')
  const other = (await signIn(clerk)).body.data.token
  const { secret } = (await clerk.ask('security.begin', { body: { password: clerk.password } })).body.data
  const wrong = await clerk.ask('security.confirm', { body: { code: '123 45' } })
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    { code: ['This is not the code that the app shows now'] },
  ])
  const code = codeOf(secret, clock.now())
  const { status, body } = await clerk.ask('security.confirm', { body: { code } })
  expect([status, new Set(body.data.recovery_codes).size]).toEqual([200, 10])

  expect((await setting.stack.invoke('adminAuth.adminUser', { token: other })).status).toBe(401)
  const { codes } = (await clerk.ask('adminAuth.adminUser')).body.data
  expect(codes).toEqual({
    since: clock.now().toISOString(),
    recovery_codes_left: 10,
    passkeys: 0,
    missing: false,
  })
  const stored = JSON.stringify(await setting.services.secondFactors.read(clerk.id))
  for (const recovery of body.data.recovery_codes) expect(stored).not.toContain(recovery)
  expect((await signIn(clerk)).body.errors).toEqual({
    code: ['Enter the 6-digit code of your app, or a recovery code'],
  })
  expect((await signIn(clerk, code)).status).toBe(422) // it confirmed, so it is used up
})

test('confirming after a quarter of an hour, or without beginning, is refused', async () => {
  const clerk = await setting.staffMember('reviewer')
  const confirm = (code: string) => clerk.ask('security.confirm', { body: { code } })
  expect((await confirm('123456')).status).toBe(409)
  const { secret } = (await clerk.ask('security.begin', { body: { password: clerk.password } })).body.data
  clock.turn(15 * 60)
  expect((await confirm(codeOf(secret, clock.now()))).status).toBe(409)
})

test('of two confirmations at once one succeeds', async () => {
  const clerk = await setting.staffMember('reviewer')
  const { secret } = (await clerk.ask('security.begin', { body: { password: clerk.password } })).body.data
  const code = codeOf(secret, clock.now())
  const answers = await Promise.all([1, 2, 3].map(() => clerk.ask('security.confirm', { body: { code } })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('an administrator can remove lost one-time passwords: sessions end, and the password alone signs in again', async () => {
  const clerk = await setting.staffMember('reviewer')
  await anEnrolled(clerk, clock)
  const params = { id: clerk.id }
  const before = (await administrator.ask('people.get', { params })).body.data
  expect([before.has_codes, before.acts.includes('remove-codes')]).toEqual([true, true])
  const removed = await administrator.ask('people.act', { params, body: { action: 'remove-codes' } })
  expect([removed.status, removed.body.data.has_codes]).toEqual([200, false])
  expect((await clerk.ask('adminAuth.adminUser')).status).toBe(401)
  expect((await signIn(clerk)).status).toBe(200)
  const { events } = (await administrator.ask('people.history', { params })).body.data
  const told = events.map(({ event }: { event: string }) => event)
  expect(told).toEqual(expect.arrayContaining(['CODES_REMOVED', 'CODES_SET_UP']))
  await anEnrolled(administrator, clock)
  const own = { params: { id: administrator.id }, body: { action: 'remove-codes' } }
  expect((await administrator.ask('people.act', own)).status).toBe(403)
})

// security.renewCodes
test('new recovery codes replace the old ones, and each is valid once', async () => {
  const clerk = await setting.staffMember('reviewer')
  const app = await anEnrolled(clerk, clock)
  const renew = (code: string, password = clerk.password) =>
    clerk.ask('security.renewCodes', { body: { password, code } })
  const statusWith = async (code: string) => (await signIn(clerk, code)).status
  const [old = ''] = app.recoveryCodes
  expect((await renew(old, 'wrong')).status).toBe(422)
  const { status, body } = await renew(old)
  expect([status, body.data.recovery_codes.length]).toEqual([200, 10])
  const [first = '', other = ''] = body.data.recovery_codes as string[]
  expect(await statusWith(app.recoveryCodes[1] ?? '')).toBe(422)
  expect(await statusWith(` ${first.toUpperCase().replaceAll('-', ' ')}`)).toBe(200)
  expect(await statusWith(first)).toBe(422)

  const atOnce = await Promise.all([1, 2, 3, 4].map(() => statusWith(other)))
  expect(atOnce.filter((status) => status === 200)).toHaveLength(1)
  const member = await setting.services.staff.load(clerk.id)
  expect(member?.secondFactor?.recovery_hashes).toHaveLength(8)
})
