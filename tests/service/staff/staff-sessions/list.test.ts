import { expect, test } from 'vitest'
import { codeOf } from '#tests/support/people/one-time-passwords.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'

test('a member of staff sees the own tries with the factor that was given', async () => {
  const clock = aClock()
  const { staffMember, stack, close } = await openStaffStack({ clock: clock.now })
  const { email, password, ask } = await staffMember('reviewer')
  await stack.invoke('adminAuth.login', { body: { email, password } })
  const { secret } = (await ask('security.begin', { body: { password } })).body.data
  const confirmed = await ask('security.confirm', { body: { code: codeOf(secret, clock.now()) } })
  const [recovery] = confirmed.body.data.recovery_codes
  const signIn = async (code?: string) => {
    clock.turn(60)
    const body = { email, password, ...(code && { code }) }
    return (await stack.invoke('adminAuth.login', { body })).body.data?.token as string
  }
  await signIn()
  await signIn('000000')
  await signIn(recovery)
  clock.turn(60)
  const body = { email, password, code: codeOf(secret, clock.now()) }
  const { token } = (await stack.invoke('adminAuth.login', { body })).body.data

  const { data } = (await stack.invoke('staffSessions.list', { token })).body

  expect(data.tries.map(({ outcome, factor }: Record<string, string>) => [outcome, factor])).toEqual([
    ['signed-in', 'code'],
    ['signed-in', 'recovery-code'],
    ['wrong-code', null],
    ['code-asked', null],
    ['signed-in', 'password'],
  ])
  expect(data.sessions).toHaveLength(3)
  await close()
})
