import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEnrolled } from '#tests/support/people/one-time-passwords.ts'
import { openStackWithEmails, type StackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock()
let setting: StackWithEmails
beforeAll(async () => {
  setting = await openStackWithEmails({ clock: clock.now })
})
afterAll(() => setting.close())

type Clerk = Awaited<ReturnType<StackWithEmails['staffMember']>>
const fresh = 'twelve loud sparrows'
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
  const [administrator, clerk] = [
    await setting.staffMember('administrator'),
    await setting.staffMember('reviewer'),
  ]
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
