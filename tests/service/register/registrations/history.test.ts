import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aStoredRegistration, changeStored } from '#tests/support/register/registrations.ts'

const opened = await openStaffStack()

test('the history comes page by page, the newest first', async () => {
  const { number } = await aStoredRegistration(opened.services)
  for (let n = 0; n < 50; n += 1) await changeStored(opened.services, number, { city: `City ${n}` })
  const reception = await opened.staffMember('reception')
  const read = async (query: Record<string, string>) =>
    (await reception.ask('registrations.history', { params: { number }, query })).body.data
  const first = await read({})
  expect(first.entries[0].after).toEqual({ city: 'City 49' })
  const second = await read({ cursor: first.next })
  expect([second.entries.map(({ event }: { event: string }) => event), second.next]).toEqual([
    ['IMPORTED'],
    null,
  ])
})
