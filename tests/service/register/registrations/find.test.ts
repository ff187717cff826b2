import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const opened = await openStaffStack()

test('staff find entries as everybody does', async () => {
  const { number } = await aStoredRegistration(opened.services, { name: 'Zubeda Wahid Tareen' })
  const reviewer = await opened.staffMember('reviewer')
  const found = async (query: Record<string, string>) =>
    (await reviewer.ask('registrations.find', { query })).body.data.entries.map(
      (one: { number: string }) => one.number,
    )
  expect(await found({ number })).toEqual([number])
  expect(await found({ name: 'Zubeda Tareen', city: 'lahore' })).toEqual([number])
  expect((await reviewer.ask('registrations.find', { query: {} })).status).toBe(422)
})
