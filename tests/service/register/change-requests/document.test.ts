import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const people = await holdersOf(staffStack)

test('each reading stands in the history of the holder before a byte is sent', async () => {
  const holder = await people.holder()
  const picture = aPng(31, 17)
  const { id } = (await holder.request({}, picture)).body.data
  const call = { params: { number: holder.number, id } }
  for (let time = 0; time < 2; time++) {
    const read = await people.registrar.ask('changeRequests.document', call)
    expect([read.status, read.headers['content-type'], read.bytes]).toEqual([200, 'image/png', picture])
  }
  const { events } = await staffStack.services.events.page(holder.id)
  const readings = events.filter(({ event }) => event === 'DOCUMENT_READ')
  expect(readings.map(({ details, by }) => [details?.document, by?.id])).toEqual(
    Array.from({ length: 2 }, () => ['change_request', people.registrar.id]),
  )
})
