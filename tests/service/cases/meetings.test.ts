/** A meeting decides on all that is ready: each application by itself, under all its rules, once. */
import { expect, test } from 'vitest'
import type { AgendaItem, Meeting, MeetingCommand } from '#shared/cases/records/meeting.ts'
import { aMeeting } from '#tests/support/cases/meetings.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'
import { lostAnswers } from '#tests/support/portal/aws-calls.ts'

const lost = lostAnswers()
const staffStack = await openStaffStack({ plugin: lost.plugin as never })
type Clerk = Awaited<ReturnType<StaffStack['staffMember']>>

const registrar = await staffStack.staffMember('registrar')

const opened = async (given = aMeeting()) => {
  const { status, body } = await registrar.ask('meetings.open', { body: given })
  expect(status).toBe(200)
  return { ...body.data, given } as Meeting & { given: typeof given }
}
const decide = async (by: Clerk, id: string, ids: string[], word: MeetingCommand['decide'] = 'approve') => {
  const body = { decide: word, ids, present: 'Rabia\nAsad' }
  const answer = await by.ask('meetings.decide', { params: { id }, body })
  expect(answer.status).toBe(200)
  return ids.map((id) => answer.body.data.agenda.find((item: AgendaItem) => item.id === id).decision)
}
const timesApproved = async (id: string): Promise<number> =>
  (await staffStack.services.events.page(id)).events.filter(({ event }) => event === 'APPROVE').length

// meetings.open
test('the agenda is what is ready, the longest waiting first, and grows when it is opened again', async () => {
  const [first, second] = [await staffStack.readyCase(), await staffStack.readyCase()]
  await staffStack.submittedCase({ withDocuments: false })
  const { given, agenda } = await opened()
  const places = (list: AgendaItem[]) => list.map(({ id, place }) => [id, place])
  expect(places(agenda.slice(-2))).toEqual([
    [first.id, agenda.length - 1],
    [second.id, agenda.length],
  ])
  const third = await staffStack.readyCase()
  expect(places((await opened(given)).agenda)).toEqual([...places(agenda), [third.id, agenda.length + 1]])
})

// meetings.decide
test('each is approved under its own rules; what is not says why, and another registrar goes on', async () => {
  const [clean, owned] = [await staffStack.readyCase(), await staffStack.submittedCase()]
  const judge = await staffStack.staffMember('registrar', 'reviewer')
  await staffStack.review(owned.id, judge)
  await (await staffStack.staffMember('accounts')).act(owned.id, 'verify-fee', staffStack.payment(owned))
  const later = await staffStack.readyCase()
  const { id, given } = await opened()

  expect(await decide(judge, id, [later.id], 'set-aside')).toMatchObject([{ outcome: 'set-aside' }])
  expect(await decide(judge, id, [clean.id, owned.id])).toMatchObject([
    { outcome: 'approved', words: expect.stringMatching(/^A-\d+$/), by: { id: judge.id } },
    {
      outcome: 'refused',
      words: 'This cannot be approved yet. You recommended the approval, so another registrar must approve',
    },
  ])
  expect(await decide(registrar, id, [clean.id, owned.id, later.id])).toMatchObject([
    { outcome: 'approved', by: { id: judge.id } },
    { outcome: 'approved', by: { id: registrar.id } },
    { outcome: 'approved' },
  ])
  for (const each of [clean, owned, later]) expect(await timesApproved(each.id)).toBe(1)
  const [approval] = (await staffStack.services.events.page(clean.id)).events
  expect(approval?.details).toMatchObject({ meeting: `${given.number} of 30-11-2026` })
  const { present } = (await registrar.ask('meetings.get', { params: { id } })).body.data
  expect(present).toBe('Rabia\nAsad')
})

test('a lost answer and two registrars at once approve once', async () => {
  const [repeated, raced] = [await staffStack.readyCase(), await staffStack.readyCase()]
  const other = await staffStack.staffMember('registrar')
  const { id } = await opened()
  lost.plan('TransactWriteItemsCommand')
  expect(await decide(registrar, id, [repeated.id])).toMatchObject([{ outcome: 'approved' }])
  await Promise.all([decide(registrar, id, [raced.id]), decide(other, id, [raced.id])])
  const { agenda } = (await registrar.ask('meetings.get', { params: { id } })).body.data
  expect(agenda.find((item: AgendaItem) => item.id === raced.id).decision.outcome).toBe('approved')
  for (const each of [repeated, raced]) expect(await timesApproved(each.id)).toBe(1)
})

// meetings.get
test('nothing is decided in a meeting that is not there, or about what is not on its agenda', async () => {
  const { id } = await opened()
  const body = { decide: 'approve', ids: ['nobody'], present: 'Rabia' }
  const status = async (meeting: string, more = {}) =>
    (await registrar.ask('meetings.decide', { params: { id: meeting }, body: { ...body, ...more } })).status
  expect(await status(id)).toBe(409)
  expect(await status('2026-11-30-999')).toBe(404)
  expect(await status(id, { present: ' ' })).toBe(422)
  expect((await registrar.ask('meetings.get', { params: { id: 'x'.repeat(3000) } })).status).toBe(404)
})

test('without the quorum of the day on which its agenda was made, a meeting decides nothing', async () => {
  const before = await opened()
  const administrator = await staffStack.staffMember('administrator')
  expect((await administrator.ask('councilSettings.update', { body: { quorum: 3 } })).status).toBe(200)
  const { id } = await staffStack.readyCase()
  const meeting = await opened()
  const decided = async (present: string) => {
    const body = { decide: 'approve', ids: [id], present }
    return registrar.ask('meetings.decide', { params: { id: meeting.id }, body })
  }
  const { status, body } = await decided('Rabia\nAsad\n\nRabia ')
  expect([status, body.errors]).toEqual([
    422,
    { present: ['The quorum is 3: name as many who were present'] },
  ])
  expect((await decided('Rabia\nAsad\nSana')).body.data).toMatchObject({ quorum: 3 })
  expect(await timesApproved(id)).toBe(1)
  expect((await opened(before.given)).quorum).toBeNull()
})

// meetings.list
test('the latest meeting comes first', async () => {
  const { id } = await opened(aMeeting({ held_on: '2027-01-05' }))
  await opened()
  const { entries, next } = (await registrar.ask('meetings.list')).body.data
  expect([entries[0].id, next]).toEqual([id, null])
})
