import { expect, test } from 'vitest'
import { aCouncil } from '#tests/support/cases/council.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { openStackWithEmails, type StackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { aClock } from '#tests/support/portal/stack.ts'

type Clerk = Awaited<ReturnType<StackWithEmails['staffMember']>>
const setting = await openStackWithEmails()
const one = await setting.staffMember('administrator')
const other = await setting.staffMember('administrator')

const openOf = async (who: Clerk) => (await who.ask('proposals.list')).body.data.open
const settle = (who: Clerk, id: string, action: string, more = {}, headers = {}) =>
  who.ask('proposals.act', { params: { id }, body: { action, ...more }, headers })
const invitation = (email: string) => ({ email, name: 'Amna', roles: ['registrar'] })

test('an invitation takes two administrators: nothing is sent before the second one has confirmed it', async () => {
  const { status, body } = await one.ask('people.invite', { body: invitation('amna@council.example') })
  expect([status, body.data, body.message]).toEqual([
    201,
    null,
    'Sent to another administrator for confirmation',
  ])
  expect(await setting.linksTo('amna@council.example')).toEqual([])
  const [proposal] = await openOf(other)
  expect(proposal).toMatchObject({
    title: 'Invite Amna (amna@council.example): Registrar',
    by: { id: one.id },
    actions: ['confirm', 'refuse'],
  })
  const own = await settle(one, proposal.id, 'confirm')
  expect([own.status, own.body.message]).toEqual([403, 'You proposed this; another person confirms it'])

  const headers = { 'idempotency-key': 'one press' }
  expect((await settle(other, proposal.id, 'confirm', {}, headers)).status).toBe(200)
  expect((await settle(other, proposal.id, 'confirm', {}, headers)).status).toBe(200) // its answer was lost
  expect(await setting.linksTo('amna@council.example')).toHaveLength(1)
  const id = await setting.services.staff.idByEmail('amna@council.example')
  const { events } = (await one.ask('people.history', { params: { id: String(id) } })).body.data
  expect(events).toMatchObject([
    { event: 'INVITED', by: { id: one.id }, details: { roles: 'Registrar', confirmed_by: other.name } },
  ])
})

test('of two administrators who settle a proposal at once, one does', async () => {
  const third = await setting.staffMember('administrator')
  await one.ask('people.invite', { body: invitation('race@council.example') })
  const [{ id }] = await openOf(other)
  const answers = await Promise.all([
    settle(other, id, 'confirm'),
    settle(third, id, 'refuse', { reason: 'No' }),
    settle(one, id, 'withdraw'),
  ])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  const account = await setting.services.staff.idByEmail('race@council.example')
  expect(account !== null).toBe(statuses[0] === 200)
})

test('added roles and a reactivation wait, fewer roles do not', async () => {
  const clerk = await setting.staffMember('reviewer', 'accounts')
  const act = (body: object) => one.ask('people.act', { params: { id: clerk.id }, body })
  expect((await act({ action: 'change-roles', roles: ['reviewer'] })).body.data).toMatchObject({
    roles: ['reviewer'],
    waiting: null,
  })
  const added = { action: 'change-roles', roles: ['reviewer', 'registrar'] }
  expect((await act(added)).body.data).toMatchObject({
    roles: ['reviewer'],
    waiting: { title: `Change the roles of ${clerk.name} from Reviewer to Reviewer, Registrar` },
  })
  const another = await act({ action: 'change-roles', roles: ['administrator'] })
  expect(another.status).toBe(409)
  const [{ id }] = await openOf(other)
  await act({ action: 'deactivate' })
  await setting.services.clock()
  const late = await settle(other, id, 'confirm')
  expect([late.status, late.body.message]).toEqual([409, 'This is not possible: the account is deactivated'])
  await settle(one, id, 'withdraw')
  expect((await act({ action: 'reactivate' })).body.data).toMatchObject({ state: 'deactivated' })
  const [reactivation] = await openOf(other)
  await settle(other, reactivation.id, 'confirm')
  const { data } = (await one.ask('people.get', { params: { id: clerk.id } })).body
  expect([data.state, data.waiting]).toEqual(['active', null])
})

test('a change is refused when the roles, or the rights of who proposed it, are others by then', async () => {
  const clerk = await setting.staffMember('reviewer', 'reception')
  const left = await setting.staffMember('administrator')
  const act = (who: Clerk, id: string, body: object) => who.ask('people.act', { params: { id }, body })
  await act(left, clerk.id, { action: 'change-roles', roles: ['reviewer', 'reception', 'registrar'] })
  const [{ id }] = await openOf(other)
  await act(one, clerk.id, { action: 'change-roles', roles: ['reviewer'] })
  expect((await settle(other, id, 'confirm')).body.message).toBe(
    'The account was changed after this was proposed. It can be refused or withdrawn',
  )
  await act(one, left.id, { action: 'deactivate' })
  expect((await settle(other, id, 'confirm')).body.message).toBe(
    `${left.name} is not an administrator any more. Refuse this and propose it yourself`,
  )
  await settle(other, id, 'refuse', { reason: 'He has left' })
})

const subjectsTo = async ({ email }: Clerk) =>
  (await setting.emailsTo(email)).map(({ subject, text }) => `${subject}: ${/^- (.*)$/m.exec(text)?.[1]}`)

test('the bank account changes by two administrators, and every administrator is told before and after', async () => {
  const save = (who: Clerk, body: object) => who.ask('councilSettings.update', { body })
  const bank = { name: 'Fake Bank', branch: '', account_title: 'Me', account_number: '666' }
  const told = async () => [await subjectsTo(one), await subjectsTo(other)].map((subjects) => subjects.length)
  const before = await told()
  const asked = await save(one, { bank, hours: 'Daily' })
  expect([asked.status, asked.body.message]).toEqual([200, 'Sent to another administrator for confirmation'])
  expect((await setting.stack.invoke('council.get', {})).body.data).toMatchObject({
    hours: '',
    bank: { account_number: '' },
  })
  const change = { setting: 'Account number', before: 'not set', after: '666' }
  expect((await one.ask('councilSettings.get')).body.data.waiting).toMatchObject({
    by: { id: one.id },
    changes: expect.arrayContaining([change]),
  })
  expect(await told()).toEqual(before.map((count) => count + 1))
  const title = 'Council settings: Hours, Bank, Account title, Account number'
  expect((await subjectsTo(other))[0]).toBe(`A change waits for another administrator: ${title}`)

  expect((await save(other, { name: 'Another council' })).status).toBe(409) // one waits already
  expect((await save(other, { usual_days: { ...aCouncil.usual_days } })).status).toBe(200) // is nobody’s money
  const [proposal] = await openOf(other)
  expect(proposal).toMatchObject({ kind: 'settings', about: 'council', title })
  expect((await settle(one, proposal.id, 'confirm')).status).toBe(403)
  expect((await settle(other, proposal.id, 'confirm')).status).toBe(200)
  const { settings, changes, waiting } = (await one.ask('councilSettings.get')).body.data
  expect([settings.bank, settings.hours, settings.usual_days.approved, waiting]).toEqual([
    bank,
    'Daily',
    aCouncil.usual_days.approved,
    null,
  ])
  expect(changes[0]).toMatchObject({ by: { id: one.id }, confirmed_by: { id: other.id } })
  expect(await subjectsTo(one)).toContain(`A change has taken effect: ${title}`)
})

test('retention, a CNIC that was entered, and a second factor change by two administrators', async () => {
  const clerk = await setting.staffMember('reviewer')
  const act = (body: object) => one.ask('people.act', { params: { id: clerk.id }, body })
  const cnic = aPerson().cnic.replaceAll('-', '')
  expect((await act({ action: 'change-details', cnic })).body.data).toMatchObject({ cnic, waiting: null })
  expect((await act({ action: 'change-details', cnic: '' })).body.data).toMatchObject({
    cnic,
    waiting: { changes: [{ setting: 'CNIC', after: 'not entered' }] },
  })
  await one.ask('retention.update', { body: { export_log_years: 2 } })
  expect((await one.ask('retention.get')).body.data.settings.export_log_years).toBe(7)
  const open = await openOf(other)
  expect(open.map(({ title }: { title: string }) => title).sort()).toEqual([
    `Change the CNIC and phone of ${clerk.name} (${clerk.email})`,
    'Retention: Log of exports',
  ])
  for (const { id } of open) expect((await settle(other, id, 'confirm')).status).toBe(200)
  expect((await one.ask('retention.get')).body.data.settings.export_log_years).toBe(2)
  expect((await one.ask('people.get', { params: { id: clerk.id } })).body.data.cnic).toBe('')
  const all = (await Promise.all([subjectsTo(one), subjectsTo(other)])).flat().join()
  expect(all).not.toContain(cnic)
})

test('settings that were changed after the proposal are not overwritten', async () => {
  await one.ask('councilSettings.update', { body: { name: 'One council' } })
  const [{ id }] = await openOf(other)
  const { councilSettings } = setting.services
  const present = await councilSettings.read()
  const attempt = { now: setting.services.clock(), requestId: 'another' }
  await councilSettings.change(present, { name: 'Other council' }, { id: 'x', name: 'X' }, attempt)
  expect((await settle(other, id, 'confirm')).body.message).toBe(
    'The settings were changed after this was proposed. It can be refused or withdrawn',
  )
  await settle(one, id, 'withdraw')
})

test('a proposal is settled by those who see it, and by nobody else', async () => {
  await one.ask('people.invite', { body: invitation('seen@council.example') })
  const [{ id }] = await openOf(other)
  const registrar = await setting.staffMember('registrar')
  expect(await openOf(registrar)).toEqual([])
  expect((await settle(registrar, id, 'confirm')).status).toBe(404)
  expect((await settle(other, 'nothing', 'confirm')).status).toBe(409)
  await settle(one, id, 'withdraw')
})

test('the only administrator gives rights alone; after the other has left only a week later', async () => {
  const clock = aClock()
  const small = await openStackWithEmails({ clock: clock.now })
  const [first, second] = [await small.staffMember('administrator'), await small.staffMember('reviewer')]
  const people = async () => (await first.ask('people.list')).body.data
  expect((await people()).alone).toBe(true)
  const invited = await first.ask('people.invite', { body: invitation('alone@council.example') })
  expect(invited.body.data.state).toBe('invited')
  const act = (body: object) => first.ask('people.act', { params: { id: second.id }, body })
  expect((await act({ action: 'change-roles', roles: ['administrator'] })).body.data.waiting).toBeNull()
  expect((await people()).alone).toBe(false)

  await act({ action: 'deactivate' })
  const add = () => first.ask('people.invite', { body: invitation('later@council.example') })
  expect((await add()).body.data).toBeNull()
  const { open } = (await first.ask('proposals.list')).body.data
  await first.ask('proposals.act', { params: { id: open[0].id }, body: { action: 'withdraw' } })
  clock.turn(7 * 24 * 60 * 60 + 1)
  const { email, password } = first
  const { token } = (await small.signIn(email, password)).body.data
  const again = await small.stack.invoke('people.invite', {
    token,
    body: invitation('later@council.example'),
  })
  expect(again.body.data.state).toBe('invited')
})
