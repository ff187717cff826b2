import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { claimantsOf } from '#tests/support/people/claimants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const people = await claimantsOf(staffStack)

test('the picture is answered as it was sent, and its reading stands in the history of the person', async () => {
  const person = await people.claimant()
  const picture = aPng(31, 17)
  await person.claim({ number: 'NONE-1' }, picture)
  const read = await people.registrar.ask('claims.document', {
    params: { id: person.id, key: 'certificate' },
  })
  expect([read.status, read.headers['content-type']]).toEqual([200, 'image/png'])
  expect(read.bytes).toEqual(picture)
  const { events } = await staffStack.services.events.page(person.id)
  expect(events.map(({ event, details }) => [event, details?.document])).toContainEqual([
    'DOCUMENT_READ',
    'claimed_certificate',
  ])
})
