import { expect, test } from 'vitest'
import { enrolStaffPasskey, staffPasskeyQuestion } from '#tests/support/people/passkey-owners.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock()
const setting = await openStaffStack({ clock: clock.now }, { STAFF_TOTP: 'required' })

const login = (body: object) => setting.stack.invoke('adminAuth.passkeyLogin', { body })
const question = () => staffPasskeyQuestion(setting.stack)

test('a passkey alone signs staff in where a second factor is required', async () => {
  const clerk = await setting.staffMember('administrator')
  expect((await clerk.ask('people.list')).status).toBe(403)
  const key = await enrolStaffPasskey(clerk)

  const { status, body } = await login(key.use(await question()))

  expect([status, body.data.user.codes]).toMatchObject([200, { since: null, passkeys: 1, missing: false }])
  const { token } = body.data
  expect((await setting.stack.invoke('people.list', { token })).status).toBe(200)
  const { people } = (await setting.stack.invoke('people.list', { token })).body.data
  const { last_sign_in } = people.find(({ id }: { id: string }) => id === clerk.id)
  expect(last_sign_in).toBe('2026-11-24')
})

test('a question is valid for ten minutes', async () => {
  const clerk = await setting.staffMember('reviewer')
  const key = await enrolStaffPasskey(clerk)
  const [asked, askedToo] = [await question(), await question()]
  clock.turn(10 * 60 - 1)
  expect((await login(key.use(asked))).status).toBe(200)
  clock.turn(1)
  expect((await login(key.use(askedToo))).status).toBe(422)
})

test('a deactivated account is refused as one that is unknown', async () => {
  const administrator = await setting.staffMember('administrator')
  await enrolStaffPasskey(administrator)
  const clerk = await setting.staffMember('reviewer')
  const key = await enrolStaffPasskey(clerk)
  await administrator.ask('people.act', { params: { id: clerk.id }, body: { action: 'deactivate' } })
  const { status, body } = await login(key.use(await question()))
  expect([status, Object.keys(body.errors)]).toEqual([422, ['passkey']])
})

test('applicants and staff do not sign in with each other’s questions and answers', async () => {
  const clerk = await setting.staffMember('reviewer')
  const key = await enrolStaffPasskey(clerk)
  const asApplicant = (body: object) => setting.stack.invoke('auth.passkeyLogin', { body })
  const asked = (await setting.stack.invoke('auth.passkeyOptions')).body.data
  expect((await login(key.use(asked))).status).toBe(422)
  expect((await asApplicant(key.use(await question()))).status).toBe(422)
  const again = (await setting.stack.invoke('auth.passkeyOptions')).body.data
  expect((await asApplicant(key.use(again))).status).toBe(422)
})

test('after the password the second step takes a passkey or a code, and only one’s own', async () => {
  const clerk = await setting.staffMember('reviewer')
  const key = await enrolStaffPasskey(clerk)
  const others = await enrolStaffPasskey(await setting.staffMember('reviewer'))
  const { email, password } = clerk
  const byPassword = async (more: object = {}) =>
    setting.stack.invoke('adminAuth.login', { body: { email, password, ...more } })

  const asked = await byPassword()
  expect([asked.status, asked.body.errors]).toEqual([422, { passkey: ['Use one of your passkeys'] }])
  expect((await byPassword({ passkey: others.use(await question()) })).status).toBe(422)
  expect((await byPassword({ code: '000000' })).status).toBe(422)
  const wrongPassword = { email, password: 'wrong', passkey: key.use(await question()) }
  expect((await setting.stack.invoke('adminAuth.login', { body: wrongPassword })).body.errors).toHaveProperty(
    'email',
  )
  const { status, body } = await byPassword({ passkey: key.use(await question()) })
  expect(status).toBe(200)
  const { tries } = (await setting.stack.invoke('staffSessions.list', { token: body.data.token })).body.data
  expect(tries.map(({ outcome, factor }: Record<string, string>) => factor ?? outcome)).toEqual(
    expect.arrayContaining(['passkey', 'wrong-passkey', 'wrong-code', 'code-asked']),
  )
})
