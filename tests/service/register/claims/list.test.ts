import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Claimants, claimantsOf } from '#tests/support/people/claimants.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
let people: Claimants
beforeAll(async () => {
  staffStack = await openStaffStack()
  people = await claimantsOf(staffStack)
})
afterAll(() => staffStack.close())

test('claims that wait are listed, the oldest first, until they are decided', async () => {
  const [first, second] = [await people.claimant(), await people.claimant()]
  await first.claim({ number: 'NONE-1' })
  await second.claim({ number: 'NONE-2' })
  expect(await people.waiting()).toEqual([first.id, second.id])
  await people.decide(first.id, { action: 'refuse' })
  expect(await people.waiting()).toEqual([second.id])
  const reviewer = await staffStack.staffMember('reviewer')
  expect((await reviewer.ask('claims.list')).status).toBe(403)
})
