import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const people = await holdersOf(staffStack)

test('the holder reads the own document, which is no event, and nobody else finds it', async () => {
  const holder = await people.holder()
  const picture = aPng(31, 17)
  const { id } = (await holder.request({}, picture)).body.data
  const call = { params: { id } }
  const read = await holder.ask('ownChangeRequests.document', call)
  expect([read.status, read.headers['content-type'], read.bytes]).toEqual([200, 'image/png', picture])
  const { events } = await staffStack.services.events.page(holder.id)
  expect(events.filter(({ event }) => event === 'DOCUMENT_READ')).toEqual([])
  const other = await people.holder()
  expect((await other.ask('ownChangeRequests.document', call)).status).toBe(404)
})
