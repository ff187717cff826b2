import { expect, test } from 'vitest'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const people = await holdersOf(staffStack)

test('registrars see what waits, the oldest first; what is proposed or decided is not among it', async () => {
  const holder = await people.holder()
  const { id } = (await holder.request()).body.data
  const { id: second } = (await holder.request({ particular: 'name', value: 'Ayesha Khan' })).body.data
  const list = async () => (await people.registrar.ask('changeRequests.list')).body.data
  expect(await list()).toMatchObject([
    { id, number: holder.number, name: 'Ayesha Siddiqa', particular: 'city' },
    { id: second, particular: 'name' },
  ])
  await people.accept(id, holder)
  await people.refuse(second, holder)
  expect(await list()).toEqual([])
})
