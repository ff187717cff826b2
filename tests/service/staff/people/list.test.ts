import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const staffStack = await openStaffStack({ clock: aClock(new Date('2026-11-24T20:00:00Z')).now })

test('the list shows all staff by name, with roles, state and the day of the last sign-in in Karachi', async () => {
  const [administrator, reviewer] = [
    await staffStack.staffMember('administrator'),
    await staffStack.staffMember('reviewer'),
  ]
  for (const { email, password } of [administrator, reviewer])
    await staffStack.stack.invoke('adminAuth.login', { body: { email, password } })
  const body = { email: 'New@Council.example', name: 'Amna', roles: ['accounts', 'reception'] }
  await administrator.ask('people.invite', { body })
  const { people } = (await administrator.ask('people.list')).body.data
  expect(people).toEqual([
    {
      ...{ id: people[0].id, name: 'Amna', email: 'new@council.example', state: 'invited' },
      ...{ roles: ['reception', 'accounts'], last_sign_in: null },
    },
    ...[administrator, reviewer].map(({ id, name, email, roles }) => ({
      ...{ id, name, email, roles, state: 'active', last_sign_in: '2026-11-25' },
    })),
  ])
})

test('only administrators can read the list of staff', async () => {
  const registrar = await staffStack.staffMember('registrar', 'reviewer', 'accounts', 'reception')
  const { status, body } = await registrar.ask('people.list')
  expect([status, body.message]).toEqual([403, 'Your roles do not allow this. It is for: Administrator'])
})
