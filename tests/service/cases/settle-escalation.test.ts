import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
beforeAll(async () => {
  staffStack = await openStaffStack()
})
afterAll(() => staffStack.close())

test('a registrar answers: the case leaves the list, and the answer is a note to the one who asked', async () => {
  const reviewer = await staffStack.staffMember('reviewer')
  const registrar = await staffStack.staffMember('registrar')
  const { id } = await staffStack.submittedCase({ withDocuments: false })
  await reviewer.ask('cases.escalate', { params: { id }, body: { reason: 'Two degrees' } })
  const settle = (answer: string, by = registrar) =>
    by.ask('cases.settleEscalation', { params: { id }, body: { answer } })

  expect((await settle('I say so', reviewer)).status).toBe(403)
  expect((await settle('')).body.errors).toEqual({ answer: ['Enter an answer'] })
  const { status, body } = await settle('Take the later one')
  expect([status, body.data.review.escalated]).toEqual([200, null])
  expect(await staffStack.services.workLists.page('escalated', 25)).toEqual([])

  const { notes } = (await reviewer.ask('cases.notes', { params: { id } })).body.data
  expect(notes).toMatchObject([
    { text: 'Take the later one', by: { id: registrar.id }, told: [{ id: reviewer.id }] },
  ])
  const mentions = await staffStack.services.workLists.page(`mention#${reviewer.id}`, 25)
  expect(mentions).toMatchObject([{ case_id: id, about: 'Take the later one' }])
  const { events } = (await reviewer.ask('cases.history', { params: { id } })).body.data
  expect(events[0]).toMatchObject({ event: 'ESCALATION_SETTLED', details: { reason: 'Take the later one' } })

  expect((await settle('Once more')).status).toBe(409)
})
