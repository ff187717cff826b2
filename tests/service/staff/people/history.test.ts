import { expect, test } from 'vitest'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock()
const setting = await openStackWithEmails({ clock: clock.now })

test('the history of an account tells what was done and by whom, newest first', async () => {
  const administrator = await setting.staffMember('administrator')
  const body = { email: 'amna@council.example', name: 'Amna', roles: ['reception'] }
  const { id } = (await administrator.ask('people.invite', { body })).body.data
  const params = { id }
  const [link = ''] = await setting.linksTo(body.email)
  clock.turn(1)
  await setting.setPassword(link)
  for (const act of [
    { action: 'change-roles', roles: ['reviewer', 'accounts'] },
    { action: 'end-sessions' },
    { action: 'deactivate' },
  ]) {
    clock.turn(1)
    await administrator.ask('people.act', { params, body: act })
    await setting.confirmAll()
  }
  const { data } = (await administrator.ask('people.history', { params })).body
  const told = data.events.map(
    ({ event, by, details }: { event: string; by: { name: string } | null; details: object | null }) => [
      event,
      by?.name ?? null,
      details,
    ],
  )
  const me = administrator.name
  expect(told).toEqual([
    ['DEACTIVATED', me, null],
    ['SESSIONS_ENDED', me, null],
    ['ROLES_CHANGED', me, { before: 'Reception', roles: 'Reviewer, Accounts' }],
    ['PASSWORD_SET', null, null],
    ['INVITED', me, { roles: 'Reception' }],
  ])
  expect(data.next).toBeNull()
  expect((await administrator.ask('people.history', { params: { id: 'nobody' } })).status).toBe(404)
})
