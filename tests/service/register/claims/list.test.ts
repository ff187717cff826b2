import { expect, test } from 'vitest'
import { claimantsOf } from '#tests/support/people/claimants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const people = await claimantsOf(staffStack)

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
