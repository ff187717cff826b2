import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrolStaffPasskey } from '#tests/support/people/passkey-owners.ts'
import { aSoftwareAuthenticator } from '#tests/support/people/software-authenticator.ts'
import { openStackWithEmails, type StackWithEmails } from '#tests/support/people/stack-with-emails.ts'

let setting: StackWithEmails
beforeAll(async () => {
  setting = await openStackWithEmails()
})
afterAll(() => setting.close())

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
