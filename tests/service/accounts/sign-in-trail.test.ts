/** What the trail of sign-ins holds, and for how long. */
import { expect, test } from 'vitest'
import { createAppContext } from '#functions/platform/services/app-context.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { onWindows } from '#tests/support/people/signed-in.ts'
import { aClock, openStack } from '#tests/support/portal/stack.ts'

const clock = aClock()
const stack = await openStack({ clock: clock.now })

const from = '127.44.33.22'
const signIn = (email: string, password: string) =>
  stack.invoke('auth.login', { body: { email, password }, from, headers: { 'user-agent': onWindows } })
const triesOf = async (token: string) => (await stack.invoke('sessions.list', { token })).body.data.tries

test('neither the address nor the user agent is stored or logged', async () => {
  const person = aPerson()
  const { user } = (await stack.invoke('auth.register', { body: person, from })).body.data
  await signIn(person.email, 'wrong')
  await signIn(person.email, person.password)
  const items = await createAppContext(stack.services.config).table.query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `USER#${user.id}` },
  })
  const stored = JSON.stringify([items, stack.lines])
  expect(stored).toContain('Firefox on Windows')
  expect([stored.includes(from), stored.includes(onWindows), stored.includes('Gecko')]).toEqual(
    Array(3).fill(false),
  )
})

test('a new password by a link is in the trail', async () => {
  const person = aPerson()
  const { id } = (await stack.invoke('auth.register', { body: person })).body.data.user
  clock.turn(1)
  await stack.services.resets.issue({ token: `link-${id}`, user_id: id, email_id: id }, clock.now())
  const password = 'nine blue herons'
  const body = { email: person.email, token: `link-${id}`, password, password_confirmation: password }
  await stack.invoke('auth.resetPassword', { body })
  clock.turn(1)
  const { token } = (await signIn(person.email, password)).body.data
  const outcomes = (await triesOf(token)).map(({ outcome }: { outcome: string }) => outcome)
  expect(outcomes.slice(0, 2)).toEqual(['signed-in', 'password-reset'])
})

test('a try is shown for 180 days', async () => {
  const person = aPerson()
  await stack.invoke('auth.register', { body: person })
  await signIn(person.email, 'wrong')
  const outcomesAfter = async (days: number) => {
    clock.turn(days * 24 * 3600)
    const { token } = (await signIn(person.email, person.password)).body.data
    return (await triesOf(token)).map(({ outcome }: { outcome: string }) => outcome)
  }
  expect(await outcomesAfter(179)).toContain('wrong-password')
  expect(await outcomesAfter(2)).not.toContain('wrong-password')
})
