import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

test('somebody takes their own mentions in one case off their work, and nobody else’s', async () => {
  const author = await staffStack.staffMember('registrar')
  const [told, other] = [await staffStack.staffMember('reviewer'), await staffStack.staffMember('reviewer')]
  const [first, second] = [
    await staffStack.submittedCase({ withDocuments: false }),
    await staffStack.submittedCase({ withDocuments: false }),
  ]
  for (const { id } of [first, first, second])
    await author.ask('cases.note', { params: { id }, body: { text: 'Look', tell: [told.id, other.id] } })
  const clear = () => told.ask('cases.clearMentions', { params: { id: first.id } })
  expect((await clear()).body.data).toEqual({ cleared: 2 })
  expect((await clear()).body.data).toEqual({ cleared: 0 })
  const waiting = (id: string) => staffStack.services.workLists.page(`mention#${id}`, 25)
  expect((await waiting(told.id)).map(({ case_id }) => case_id)).toEqual([second.id])
  expect(await waiting(other.id)).toHaveLength(3)
})
