import { expect, test } from 'vitest'
import { openStackWithEmails, type StackWithEmails } from '#tests/support/people/stack-with-emails.ts'

const setting = await openStackWithEmails()
await setting.staffMember('administrator') // so that rights take two

type Clerk = Awaited<ReturnType<StackWithEmails['staffMember']>>
const act = (by: Clerk, id: string, action: string, more: object = {}, headers = {}) =>
  by.ask('people.act', { params: { id }, body: { action, ...more }, headers })
/** The same where another administrator confirms it. @returns the account as it is then */
const actByTwo = async (by: Clerk, id: string, action: string, more: object = {}) => {
  expect((await act(by, id, action, more)).body.data.waiting).toMatchObject({ by: { id: by.id } })
  await setting.confirmAll()
  return by.ask('people.get', { params: { id } })
}

test('changed roles apply from the next call', async () => {
  const [administrator, clerk] = [
    await setting.staffMember('administrator'),
    await setting.staffMember('reception'),
  ]
  expect((await clerk.ask('people.list')).status).toBe(403)
  const { body } = await actByTwo(administrator, clerk.id, 'change-roles', {
    roles: ['administrator', 'reviewer'],
  })
  expect([body.data.roles, body.data.version]).toEqual([['reviewer', 'administrator'], 2])
  expect((await clerk.ask('people.list')).status).toBe(200)
})

test('a deactivated member is signed out at once and gets the same answer as an unknown one', async () => {
  const [administrator, clerk] = [
    await setting.staffMember('administrator'),
    await setting.staffMember('reviewer'),
  ]
  const deactivated = await act(administrator, clerk.id, 'deactivate')
  expect([deactivated.body.data.state, deactivated.body.data.acts]).toEqual(['deactivated', ['reactivate']])
  expect((await clerk.ask('adminAuth.adminUser')).status).toBe(401)
  const refused = await setting.signIn(clerk.email, clerk.password)
  const stranger = await setting.signIn('nobody@council.example', clerk.password)
  expect([refused.status, refused.body]).toEqual([422, stranger.body])

  expect((await actByTwo(administrator, clerk.id, 'reactivate')).body.data.state).toBe('active')
  expect((await clerk.ask('adminAuth.adminUser')).status).toBe(401)
  expect((await setting.signIn(clerk.email, clerk.password)).status).toBe(200)
})

test('a new link replaces the one before, and deactivating ends both', async () => {
  const administrator = await setting.staffMember('administrator')
  const body = { email: 'late@council.example', name: 'Late', roles: ['reception'] }
  const { id } = await setting.invite(administrator, body)
  const [first = ''] = await setting.linksTo(body.email)
  await act(administrator, id, 'send-link')
  expect((await setting.setPassword(first)).status).toBe(422)
  const [second = ''] = await setting.linksTo(body.email)
  await act(administrator, id, 'deactivate')
  expect((await setting.setPassword(second)).status).toBe(422)
  await actByTwo(administrator, id, 'reactivate')
  await act(administrator, id, 'send-link')
  const [third = ''] = await setting.linksTo(body.email)
  expect((await setting.setPassword(third)).status).toBe(200)
})

test('no e-mail is sent to a member who was deactivated before it was sent', async () => {
  const administrator = await setting.staffMember('administrator')
  const body = { email: 'never@council.example', name: 'Never', roles: ['reception'] }
  const { id } = await setting.invite(administrator, body)
  await act(administrator, id, 'deactivate')
  expect(await setting.linksTo(body.email)).toEqual([])
})

test('somebody whose roles change is told which and by whom, unless they have changed again before', async () => {
  const administrator = await setting.staffMember('administrator')
  const clerk = await setting.staffMember('reviewer', 'accounts')
  const change = (roles: string[]) => act(administrator, clerk.id, 'change-roles', { roles })
  await change(['reviewer', 'accounts'])
  expect(await setting.emailsTo(clerk.email)).toEqual([])
  await change(['accounts'])
  await actByTwo(administrator, clerk.id, 'change-roles', { roles: ['accounts', 'registrar'] })
  const emails = await setting.emailsTo(clerk.email)
  expect(emails.map(({ subject }) => subject)).toEqual(['Your rights in the portal have changed'])
  expect(emails[0]?.text).toContain(`${administrator.name} has changed what you may do`)
  expect(emails[0]?.text).toContain('- Added: Registrar\n- Your roles now: Accounts, Registrar\n')
})

test('ending the sessions of a member keeps the password', async () => {
  const [administrator, clerk] = [
    await setting.staffMember('administrator'),
    await setting.staffMember('reviewer'),
  ]
  expect((await act(administrator, clerk.id, 'end-sessions')).status).toBe(200)
  expect((await clerk.ask('adminAuth.adminUser')).status).toBe(401)
  expect((await setting.signIn(clerk.email, clerk.password)).status).toBe(200)
})

test('administrators cannot remove their own rights, and unknown accounts are not found', async () => {
  const [administrator, clerk] = [
    await setting.staffMember('administrator'),
    await setting.staffMember('reviewer'),
  ]
  const own = await act(administrator, administrator.id, 'change-roles', { roles: ['reviewer'] })
  expect([own.status, own.body.errors]).toEqual([
    422,
    { roles: ['You cannot remove your own administrator role'] },
  ])
  const refusals = [
    await act(administrator, administrator.id, 'deactivate'),
    await act(administrator, clerk.id, 'reactivate'),
    await act(administrator, clerk.id, 'remove-codes'),
    await act(administrator, clerk.id, 'change-roles'),
    await act(administrator, 'nobody', 'deactivate'),
    await act(clerk, administrator.id, 'deactivate'),
  ]
  expect(refusals.map(({ status, body }) => [status, body.message])).toEqual([
    [403, 'Another administrator must do this'],
    [409, 'This is not possible: the account is active'],
    [409, 'This is not possible: the account is active'],
    [422, 'Check the highlighted fields'],
    [404, 'Not found'],
    [403, 'Your roles do not allow this. It is for: Administrator'],
  ])
})

test('an action on an older version is refused with the current record', async () => {
  const [administrator, clerk] = [
    await setting.staffMember('administrator'),
    await setting.staffMember('reviewer'),
  ]
  const header = { 'if-match': '"v1"' }
  expect((await act(administrator, clerk.id, 'end-sessions', {}, header)).status).toBe(200)
  const stale = await act(administrator, clerk.id, 'deactivate', {}, header)
  expect([stale.status, stale.body.data.version, stale.body.data.state]).toEqual([412, 2, 'active'])
})

test.each([
  ['deactivate', {}],
  ['change-roles', { roles: ['reviewer'] }],
])('of two administrators who remove each other’s rights at once (%s) one succeeds', async (action, more) => {
  const alone = await openStackWithEmails()
  const [one, other] = [
    await alone.staffMember('reviewer', 'administrator'),
    await alone.staffMember('reviewer', 'administrator'),
  ]
  const answers = await Promise.all([
    act(one, other.id, action, more),
    act(other, one.id, action, more),
    act(one, other.id, action, more),
    act(other, one.id, action, more),
  ])
  const { people } = await alone.services.roster.read()
  const left = people.filter((member) => member.state === 'active' && member.roles.includes('administrator'))
  expect(left).toHaveLength(1)
  const [winner, loser] = left[0]!.id === one.id ? [0, 1] : [1, 0]
  const statuses = (who: number) => [answers[who]!.status, answers[who + 2]!.status]
  expect(statuses(winner)).toContain(200)
  expect(statuses(loser).every((status) => status === 401 || status === 403)).toBe(true)
})

test('an action sent again after its answer was lost is done once', async () => {
  const administrator = await setting.staffMember('administrator')
  const invited = { email: 'again@council.example', name: 'Again', roles: ['reception'] }
  const { id } = await setting.invite(administrator, invited)
  const headers = { 'if-match': '"v1"', 'idempotency-key': 'a key of this dialog' }
  const first = await act(administrator, id, 'send-link', {}, headers)
  const again = await act(administrator, id, 'send-link', {}, headers)
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.body.data).toEqual(first.body.data)
  const { events } = (await administrator.ask('people.history', { params: { id } })).body.data
  expect(events.map(({ event }: { event: string }) => event)).toEqual(['LINK_SENT', 'INVITED'])
  expect((await act(administrator, id, 'deactivate', {}, headers)).status).toBe(422)
})
