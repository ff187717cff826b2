import { expect, test } from 'vitest'
import { anEnrolled } from '#tests/support/people/one-time-passwords.ts'
import { enrolStaffPasskey, staffPasskeyQuestion } from '#tests/support/people/passkey-owners.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { aClock } from '#tests/support/portal/stack.ts'

test('passkeys are removed one by one, but the last second factor stays', async () => {
  const clock = aClock()
  const setting = await openStackWithEmails({ clock: clock.now })
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
  await setting.close()
})
