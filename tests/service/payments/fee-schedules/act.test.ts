/** What one person proposes for the fee schedules is confirmed or refused by another, or withdrawn. */
import { expect, test } from 'vitest'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { addDays } from '#shared/kit/format.ts'
import {
  aFeeSchedule,
  aProposedChange,
  aProposedSchedule,
  aReason,
} from '#tests/support/cases/fee-schedules.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'
import { lostAnswers } from '#tests/support/portal/aws-calls.ts'
import { aClock } from '#tests/support/portal/stack.ts'

type Clerk = Awaited<ReturnType<StaffStack['staffMember']>>
interface Proposal {
  id: string
  first_day: string
}

const clock = aClock(new Date('2027-06-30T18:59:00Z')) // a minute before midnight in Karachi
const faults = lostAnswers()
const staffStack = await openStaffStack({ clock: clock.now, plugin: faults.plugin as never })
const proposer = await staffStack.staffMember('accounts')
const second = await staffStack.staffMember('administrator')

let days = 0
const freeDay = () => addDays('2099-01-01', days++)
const propose = async (effective_from = freeDay()): Promise<Proposal> => {
  const body = aProposedSchedule({ effective_from })
  return (await proposer.ask('feeSchedules.create', { body })).body.data
}
const act = (clerk: Clerk, action: string, { id, first_day }: Proposal, more: object = {}, headers = {}) =>
  clerk.ask('feeSchedules.act', { params: { first_day }, body: { action, proposal: id, ...more }, headers })
const standing = async (): Promise<string> => {
  const effective_from = freeDay()
  await staffStack.services.feeSchedules.put({ ...aFeeSchedule({ effective_from }), sample: false })
  return effective_from
}
const list = async () => (await second.ask('feeSchedules.list')).body.data
const openOn = async (first_day: string) =>
  (await list()).proposals.filter((proposal: Proposal) => proposal.first_day === first_day)
const scheduleOf = (first_day: string) => staffStack.services.feeSchedules.read(first_day)
const proposeFor = async (name: 'update' | 'remove', first_day: string): Promise<Proposal> => {
  const body = name === 'update' ? aProposedChange() : { reason: aReason }
  return (await proposer.ask(`feeSchedules.${name}`, { params: { first_day }, body })).body.data
}

test('a confirmed addition, change and removal take effect, each recorded with both names', async () => {
  const added = await propose()
  const { first_day } = added
  const both = {
    by: { id: second.id, name: second.name },
    proposed: { by: { id: proposer.id, name: proposer.name }, reason: aReason },
  }

  expect((await act(second, 'confirm', added)).body.message).toBe('Fee schedule added')
  expect(await scheduleOf(first_day)).toEqual({
    ...aFeeSchedule({ effective_from: first_day }),
    sample: false,
    version: 1,
  })
  expect((await list()).changes[0]).toMatchObject({
    event: 'ADDED',
    ...both,
    before: null,
    after: expect.stringContaining(
      'New Registration: Rs. 3,000, 30 days of grace, then Rs. 600 per year or part of a year',
    ),
  })

  clock.turn(1)
  const changed = await proposeFor('update', first_day)
  expect((await act(second, 'confirm', changed)).body.message).toBe('Fee schedule changed')
  expect(await scheduleOf(first_day)).toMatchObject({ name: 'Changed', version: 2 })
  expect((await list()).changes[0]).toMatchObject({
    event: 'CHANGED',
    ...both,
    before: expect.stringMatching(/^Fees 2099 from/),
    after: expect.stringMatching(/^Changed from/),
  })

  clock.turn(1)
  const removed = await proposeFor('remove', first_day)
  expect((await act(second, 'confirm', removed)).body.message).toBe('Fee schedule removed')
  expect(await scheduleOf(first_day)).toBeNull()
  expect((await list()).changes[0]).toMatchObject({ event: 'REMOVED', ...both, after: null })
  expect(await openOn(first_day)).toEqual([])
})

test('whoever proposed it can neither confirm nor refuse it, and nobody else can withdraw it', async () => {
  const proposal = await propose()
  for (const action of ['confirm', 'refuse']) {
    const { status, body } = await act(proposer, action, proposal, { reason: 'Mine' })
    expect([status, body.message]).toEqual([403, 'You proposed this; another person confirms it'])
  }
  const taken = await act(second, 'withdraw', proposal)
  expect([taken.status, taken.body.message]).toEqual([
    403,
    `Only ${proposer.name} may withdraw this; you may refuse it`,
  ])
  expect(await openOn(proposal.first_day)).toHaveLength(1)
  expect(await scheduleOf(proposal.first_day)).toBeNull()
})

test('a refusal needs a reason, which the list of changes shows, and leaves the schedule as it is', async () => {
  const first_day = await standing()
  const proposal = await proposeFor('update', first_day)
  expect((await act(second, 'refuse', proposal)).body.errors).toEqual({ reason: ['Enter a reason'] })
  clock.turn(1)
  const { status, body } = await act(second, 'refuse', proposal, { reason: 'Not resolved' })
  expect([status, body]).toEqual([200, { data: null, message: 'Proposal refused' }])
  expect((await list()).changes[0]).toMatchObject({
    event: 'REFUSED',
    reason: 'Not resolved',
    by: { name: second.name },
    proposed: { by: { name: proposer.name } },
  })
  expect(await scheduleOf(first_day)).toMatchObject({ name: 'Fees 2099', version: 1 })
})

test('after a withdrawal another proposal can be made, and the first one cannot be confirmed any more', async () => {
  const first = await propose()
  expect((await act(proposer, 'withdraw', first)).body.message).toBe('Proposal withdrawn')
  const again = await propose(first.first_day)
  const old = await act(second, 'confirm', first)
  expect([old.status, old.body.message]).toEqual([
    409,
    `${proposer.name} has withdrawn this proposal already`,
  ])
  expect(await openOn(first.first_day)).toMatchObject([{ id: again.id }])
})

test('of a confirmation, a refusal and a withdrawal at the same time one succeeds, and the others are told who was faster', async () => {
  const third = await staffStack.staffMember('accounts')
  clock.turn(1)
  const proposal = await propose()
  const replies = await Promise.all([
    act(second, 'confirm', proposal),
    act(third, 'confirm', proposal),
    act(third, 'refuse', proposal, { reason: 'No' }),
    act(proposer, 'withdraw', proposal),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const late = replies.find(({ status }) => status === 409)
  expect(late?.body.message).toMatch(/^Clerk .* has (confirmed|refused|withdrawn) this proposal already$/)
  const wasConfirmed = replies.slice(0, 2).some(({ status }) => status === 200)
  expect(Boolean(await scheduleOf(proposal.first_day))).toBe(wasConfirmed)
  const now = clock.now().toISOString()
  expect((await list()).changes.filter(({ at }: { at: string }) => at === now)).toHaveLength(1)
})

test('a confirmation whose answer was lost takes effect once', async () => {
  const proposal = await propose()
  faults.plan('TransactWriteItemsCommand')
  expect((await act(second, 'confirm', proposal)).status).toBe(200)
  expect(faults.left()).toBe(0)
  expect(await scheduleOf(proposal.first_day)).toMatchObject({ version: 1 })
})

test('a schedule changed in between is not overwritten: the proposal can only be refused or withdrawn', async () => {
  const first_day = await standing()
  await act(second, 'confirm', await proposeFor('update', first_day))
  const ofSecondVersion = await proposeFor('update', first_day)
  await staffStack.services.feeSchedules.put({
    ...aFeeSchedule({ effective_from: first_day, name: 'By an operator' }),
    sample: false,
  })
  const { status, body } = await act(second, 'confirm', ofSecondVersion)
  expect([status, body.message]).toEqual([
    409,
    'The schedule was changed after this was proposed. It can be refused or withdrawn',
  ])
  expect(await scheduleOf(first_day)).toMatchObject({ name: 'By an operator' })

  const added = await propose()
  await staffStack.services.feeSchedules.put({
    ...aFeeSchedule({ effective_from: added.first_day, name: 'By an operator' }),
    sample: false,
  })
  expect((await act(second, 'confirm', added)).body.message).toBe(
    'There is already a schedule that begins on this day',
  )
  expect((await act(proposer, 'withdraw', added)).status).toBe(200)
})

test('from midnight in Karachi of the first day nothing is confirmed any more, but it can be refused', async () => {
  const tomorrow = '2027-07-01'
  const added = await propose(tomorrow)
  const later = await propose('2027-07-02')
  expect((await act(second, 'confirm', later)).status).toBe(200)
  const removal = await proposeFor('remove', later.first_day)
  clock.turn(60)

  const late = await act(second, 'confirm', added)
  expect([late.status, late.body.message]).toEqual([
    409,
    'The first day has come, so this can no longer be confirmed',
  ])
  expect((await staffStack.services.feeSchedules.on(tomorrow)).name).toBe(sampleFeeSchedule.name)
  expect((await act(second, 'refuse', added, { reason: 'Too late' })).status).toBe(200)

  // Checked before midnight and written after it.
  const { feeScheduleProposals, clock: now, newId } = staffStack.services
  const attempt = { requestId: newId(), now: now() }
  const read = await feeScheduleProposals.read(removal.first_day, removal.id, attempt)
  if ('ended' in read) throw new Error('The proposal is not open')
  const trying = { by: { id: 'me', name: 'Me' }, today: removal.first_day, attempt }
  await expect(feeScheduleProposals.confirm(read, trying)).rejects.toThrow('has begun')
})

test.each([
  ['a day that is none', 'today', 'x', 404],
  ['a proposal that never was', '2099-12-31', 'x', 409],
])('an action is refused on %s', async (_what, first_day, id, status) => {
  expect((await act(second, 'confirm', { id, first_day })).status).toBe(status)
})

test('an action sent again after its answer was lost is answered as the first time', async () => {
  const proposal = await propose('2100-01-01')
  const headers = { 'idempotency-key': 'a key of this dialog' }
  const refuse = (who: Clerk, reason: string) => act(who, 'refuse', proposal, { reason }, headers)
  const [first, again] = [await refuse(second, 'Too high'), await refuse(second, 'Too high')]
  expect([first.body.message, again.body.message]).toEqual(['Proposal refused', 'Proposal refused'])
  expect((await refuse(second, 'Another reason')).status).toBe(409)
})
