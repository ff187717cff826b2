import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleFeeSchedule } from '#shared/rules/fee.ts'
import { aFeeSchedule } from '#tests/support/cases/fee-schedules.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
let accounts: Awaited<ReturnType<StaffStack['staffMember']>>
beforeAll(async () => {
  staffStack = await openStaffStack()
  accounts = await staffStack.staffMember('accounts')
})
afterAll(() => staffStack.close())

const params = { first_day: '2099-01-01' }
const headers = { 'if-match': '"v1"' }
const list = async () => (await accounts.ask('feeSchedules.list')).body.data

test('of a removal and a change at the same time one succeeds', async () => {
  await accounts.ask('feeSchedules.create', { body: aFeeSchedule() })
  const body = { name: 'Changed', rules: aFeeSchedule().rules }
  const replies = await Promise.all([
    accounts.ask('feeSchedules.remove', { params, headers }),
    accounts.ask('feeSchedules.update', { params, headers, body }),
  ])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const { schedules, changes } = await list()
  const names = schedules.map(({ name }: { name: string }) => name)
  expect(names).toEqual(
    replies[0]?.status === 200 ? [sampleFeeSchedule.name] : ['Changed', sampleFeeSchedule.name],
  )
  expect(changes).toHaveLength(2)
})

test('a removed schedule is gone and can be added again', async () => {
  const effective_from = '2098-01-01'
  await accounts.ask('feeSchedules.create', { body: aFeeSchedule({ effective_from }) })
  const remove = () => accounts.ask('feeSchedules.remove', { params: { first_day: effective_from } })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(409)
  const { changes } = await list()
  expect(changes).toContainEqual(
    expect.objectContaining({ event: 'REMOVED', before: expect.stringContaining('01-01-2098'), after: null }),
  )
  const again = await accounts.ask('feeSchedules.create', { body: aFeeSchedule({ effective_from }) })
  expect(again.status).toBe(201)
})

test('a schedule in effect cannot be removed', async () => {
  const day = { first_day: sampleFeeSchedule.effective_from }
  expect((await accounts.ask('feeSchedules.remove', { params: day })).status).toBe(409)
  expect((await list()).schedules.at(-1)).toMatchObject({ name: sampleFeeSchedule.name })
})
