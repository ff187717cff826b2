/** Two registrars let an organisation watch until a day, and one of them ends it. */
import { afterAll, expect, test } from 'vitest'
import { checkerEmailKey, checkerKey } from '#functions/platform/table/keys/accounts.ts'
import { tellWatchers } from '#functions/register/use-cases/watching/tell-watchers.ts'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { openCheck } from '#tests/support/people/checkers.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { watchersOf } from '#tests/support/people/watchers.ts'
import { aClock } from '#tests/support/portal/stack.ts'
import { tableOf } from '#tests/support/portal/table-of.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const clock = aClock()
const staffStack = await openStackWithEmails({ clock: clock.now })
afterAll(() => staffStack.close())
const { services, emailsTo } = staffStack
const { asked, propose, confirm, watcher } = watchersOf(staffStack)
const [first, second] = [await staffStack.staffMember('registrar'), await staffStack.staffMember('registrar')]
const minute = () => tellWatchers(services)(() => true)
const listed = async (id: string, by = first) => {
  const { data } = (await by.ask('watchers.list')).body
  const group = (['waiting', 'watching', 'ended'] as const).find((name) =>
    data[name].some((one: { id: string }) => one.id === id),
  )
  return [group, group && data[group].find((one: { id: string }) => one.id === id)] as const
}

// watchers.list, watchers.propose, ownWatch.ask, ownWatch.get
test('an organisation that has asked is let in by two registrars, and is told so', async () => {
  const { id, email, ask } = await asked()
  expect((await ask('ownWatch.ask', { body: { purpose: 'Again' } })).status).toBe(409)
  expect(await listed(id)).toMatchObject(['waiting', { organisation: 'Mayo Hospital', email, terms: null }])
  expect((await ask('ownWatch.list', { body: { numbers: [], version: 0, confirmed: true } })).status).toBe(
    409,
  )
  expect((await propose(id, first)).status).toBe(201)
  expect((await confirm(id, first)).status).toBe(403)
  expect((await ask('ownWatch.get')).body.data).toMatchObject({ watching: false, terms: null })
  expect((await confirm(id, second)).status).toBe(200)
  expect(await listed(id)).toMatchObject([
    'watching',
    { terms: { purpose: 'Employs them', by: { id: first.id }, confirmed_by: { id: second.id } } },
  ])
  expect((await ask('ownWatch.get')).body.data).toMatchObject({ watching: true, numbers: [] })
  expect((await emailsTo(email))[0]?.subject).toBe('Your organisation may watch registrations')
})

test('whom a registrar has stopped in the meantime is not let in', async () => {
  const { id, email } = await asked()
  await propose(id, first)
  await tableOf(staffStack.stack.localStack).transact(await services.checkers.putStop(email, clock.now()))
  expect((await confirm(id, second)).body.message).toBe(
    'A registrar has stopped this organisation. Refuse what it asks',
  )
})

test('a wrong term is refused by field, an unknown organisation is not found, and other roles see nothing', async () => {
  const { id } = await asked()
  const refused = await propose(id, first, { ends_on: '2020-01-01', purpose: '' })
  expect(Object.keys(refused.body.errors)).toEqual(['purpose'])
  expect((await propose(id, first, { ends_on: '2020-01-01' })).body.errors).toEqual({
    ends_on: ['Last day must not be in the past'],
  })
  expect((await propose('nobody', first)).status).toBe(404)
  const reviewer = await staffStack.staffMember('reviewer')
  expect((await reviewer.ask('watchers.list')).status).toBe(403)
})

// ownRegistration.watchers
test('a holder reads who watches the registration, unless two registrars have decided that they may not', async () => {
  const holder = await holdersOf(staffStack).then(({ holder }) => holder())
  const term = { organisation: 'Mayo Hospital', purpose: 'Employs them' }
  await watcher([holder.number])
  await watcher([holder.number], { hidden: true })
  const { data } = (await holder.ask('ownRegistration.watchers')).body
  expect(data).toEqual([{ ...term, until: expect.any(String) }])
  const { records } = (await holder.ask('ownData.collect')).body.data
  expect(records.registration_watchers).toEqual(data)
})

// watchers.end
test('an end forgets the list and the key, is told with its reason, and lets the organisation ask anew', async () => {
  const { number } = await aStoredRegistration(services)
  const { id, email, ask } = await watcher([number])
  const { key } = (await ask('ownWatch.setKey', { body: { wanted: true } })).body.data
  const read = (after = '0') => staffStack.stack.invoke('ownWatch.changes', { token: key, query: { after } })
  expect((await read()).status).toBe(200)
  const body = { reason: 'It is closed' }
  const ends = await Promise.all(
    [first, second].map((who) => who.ask('watchers.end', { params: { id }, body })),
  )
  expect(ends.map(({ status }) => status).sort()[0]).toBe(200)
  expect((await read()).status).toBe(401)
  expect(await services.watchers.of(number)).toEqual([])
  expect((await emailsTo(email))[0]?.text).toContain('The council writes: It is closed')
  expect(await listed(id)).toMatchObject(['ended', { listed: 0, ended: { reason: 'It is closed' } }])
  expect((await ask('ownWatch.ask', { body: { purpose: 'We have opened again' } })).status).toBe(201)
  expect((await listed(id))[0]).toBe('waiting')
})

test('after its last day an organisation watches nothing, and ends by itself', async () => {
  const { number } = await aStoredRegistration(services)
  const { id, email, ask } = await watcher([number])
  clock.turn(366 * 24 * 60 * 60)
  await minute()
  expect(await services.watchers.of(number)).toEqual([])
  const registrar = await staffStack.staffMember('registrar')
  expect(await listed(id, registrar)).toMatchObject(['ended', { ended: { by: null } }])
  expect((await emailsTo(email))[0]?.subject).toBe('Watching registrations has ended')
  expect((await ask('ownWatch.get')).status).toBe(401)
})

test('an organisation is kept as long as it may watch, however long ago its last link was', async () => {
  const { id, email, ask } = await asked()
  const kept = async () => {
    const keys = [checkerKey(id), checkerEmailKey(email)]
    const items = await Promise.all(keys.map((key) => tableOf(staffStack.stack.localStack).get(key)))
    return items.map((item) => dayInKarachi(new Date(Number(item?.ttl) * 1000)))
  }
  clock.turn(80 * 24 * 60 * 60)
  const [registrar, colleague] = [
    await staffStack.staffMember('registrar'),
    await staffStack.staffMember('registrar'),
  ]
  const ends_on = addDays(dayInKarachi(clock.now()), 730)
  expect((await kept())[0]! < ends_on).toBe(true)
  await propose(id, registrar, { ends_on })
  expect((await confirm(id, colleague)).status).toBe(200)
  expect((await kept()).every((day) => day > ends_on)).toBe(true)
  expect((await ask('ownWatch.get')).status).toBe(401)
  await openCheck(staffStack.stack, '', email)
  expect((await kept()).every((day) => day > ends_on)).toBe(true)
})

// checkers.leave
test('an organisation that is closed watches nothing any more, and nothing of it is left', async () => {
  const { number } = await aStoredRegistration(services)
  const { id, ask } = await watcher([number])
  const { key } = (await ask('ownWatch.setKey', { body: { wanted: true } })).body.data
  expect((await ask('checkers.leave', { body: { forget: true } })).status).toBe(200)
  expect(await services.watchers.read(id)).toBeNull()
  expect(await services.watchers.of(number)).toEqual([])
  expect((await staffStack.stack.invoke('ownWatch.changes', { token: key })).status).toBe(401)
})
