import { expect, test } from 'vitest'
import { claimantsOf } from '#tests/support/people/claimants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const people = await claimantsOf(staffStack)

test('the person sees their claims, the newest first, with the reason of the registrar and without a name of the staff', async () => {
  const person = await people.claimant()
  expect(await person.claims()).toEqual([])
  await person.claim({ number: 'NONE-1' })
  await people.decide(person.id, { action: 'refuse', reason: 'The certificate cannot be read' })
  await person.claim({ number: 'NONE-2' })
  const claims = await person.claims()
  expect(claims.map(({ number, state, reason }: Record<string, string>) => [number, state, reason])).toEqual([
    ['NONE-2', 'waiting', ''],
    ['NONE-1', 'refused', 'The certificate cannot be read'],
  ])
  expect(JSON.stringify(claims)).not.toContain(people.registrar.name)
})
