import { expect, test } from 'vitest'
import { rosterKey } from '#functions/platform/table/keys/staff.ts'
import { put } from '#functions/platform/table/write.ts'
import { mostStaffAccounts } from '#shared/staff/rules/staff.ts'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { tableOf } from '#tests/support/portal/table-of.ts'

const setting = await openStackWithEmails()
const administrator = await setting.staffMember('administrator') // the only one, who invites alone

const invitation = (email: string) => ({ email, name: 'Amna Reviewer', roles: ['reviewer'] })

test('an invitation sends a link by e-mail, and the password set with it signs in', async () => {
  const body = invitation('Amna@Council.example')
  const { status, body: answer } = await administrator.ask('people.invite', { body })
  expect([status, answer.data]).toEqual([
    201,
    expect.objectContaining({ email: 'amna@council.example', state: 'invited', last_sign_in: null }),
  ])

  const [link = ''] = await setting.linksTo('amna@council.example')
  expect((await setting.setPassword(link)).status).toBe(200)
  expect((await setting.signIn('amna@council.example')).body.data.user.roles).toEqual(['reviewer'])
  const params = { id: answer.data.id }
  expect((await administrator.ask('people.get', { params })).body.data.state).toBe('active')
})

test('an address with a staff account is refused, and repeating an invitation creates no second account', async () => {
  const body = invitation('twice@council.example')
  const headers = { 'idempotency-key': 'one press' }
  const first = await administrator.ask('people.invite', { body, headers })
  const again = await administrator.ask('people.invite', { body, headers })
  expect([again.status, again.body.data.id]).toEqual([201, first.body.data.id])
  const other = await administrator.ask('people.invite', { body })
  expect([other.status, other.body.errors]).toEqual([
    422,
    { email: ['A staff account with this email already exists'] },
  ])
  expect(await setting.linksTo('twice@council.example')).toHaveLength(1)
})

test.each([
  ['no role', { roles: [] }, { roles: ['Choose at least one role'] }],
  ['an unknown role', { roles: ['boss'] }, { 'roles.0': ['Choose from the list'] }],
  ['no name', { name: '' }, { name: ['Enter the full name'] }],
  ['no address', { email: 'amna' }, { email: ['Enter an email address like name@example.com'] }],
])('an invitation with %s is refused', async (_what, wrong, errors) => {
  const body = { ...invitation('wrong@council.example'), ...wrong }
  const { status, body: answer } = await administrator.ask('people.invite', { body })
  expect([status, answer.errors]).toEqual([422, errors])
})

test('with 300 accounts of the longest names and addresses everybody still signs in, and no more are invited', async () => {
  const { stack } = setting
  const letter = 'ڈ'
  const longest = (n: number) => ({
    name: letter.repeat(80),
    email: `${n}@${'a'.repeat(240)}.example`,
    ...{ cnic: '3520112345671', phone: '+923001234567' },
    ...{ roles: [...staffRoles], state: 'deactivated' },
  })
  const table = tableOf(stack.localStack)
  const roster = await table.get(rosterKey)
  const rest = mostStaffAccounts - (await stack.services.roster.read()).people.length
  for (let n = 0; n < rest; n++) {
    const id = crypto.randomUUID()
    Object.assign(roster!, {
      [`person#${id}`]: longest(n),
      [`seen#${id}`]: '2026-11-23',
      [`absent#${id}`]: { from: '2026-11-23', until: '2026-11-23', deputy: id, set_by: id },
    })
  }
  await table.transact([put({ ...rosterKey, ...roster })])

  const body = invitation('one-more@council.example')
  const { status, body: answer } = await administrator.ask('people.invite', { body })

  expect([status, answer.message]).toEqual([
    409,
    'There are 300 staff accounts, deactivated ones included. The portal has no room for more',
  ])
  expect((await setting.signIn('amna@council.example')).status).toBe(200)
})
