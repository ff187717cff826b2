import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

test('a registrar answers: the case leaves the list, and the answer is a note to the one who asked', async () => {
  const reviewer = await staffStack.staffMember('reviewer')
  const registrar = await staffStack.staffMember('registrar')
  const { id } = await staffStack.submittedCase({ withDocuments: false })
  await reviewer.ask('cases.escalate', { params: { id }, body: { reason: 'Two degrees' } })
  const headers = { 'idempotency-key': 'a key of this dialog' }
  const settle = (answer: string, by = registrar) =>
    by.ask('cases.settleEscalation', { params: { id }, body: { answer }, headers })

  expect((await settle('I say so', reviewer)).status).toBe(403)
  expect((await settle('')).body.errors).toEqual({ answer: ['Enter an answer'] })
  const { status, body } = await settle('Take the later one')
  expect([status, body.data.review.escalated]).toEqual([200, null])
  expect((await settle('Take the later one')).status).toBe(200) // the answer was lost
  expect(await staffStack.services.workLists.page('escalated', 25)).toEqual([])

  const { notes } = (await reviewer.ask('cases.notes', { params: { id } })).body.data
  expect(notes).toMatchObject([
    { text: 'Take the later one', by: { id: registrar.id }, told: [{ id: reviewer.id }] },
  ])
  const mentions = await staffStack.services.workLists.page(`mention#${reviewer.id}`, 25)
  expect(mentions).toMatchObject([{ case_id: id, about: 'Take the later one' }])
  const { events } = (await reviewer.ask('cases.history', { params: { id } })).body.data
  expect(events[0]).toMatchObject({ event: 'ESCALATION_SETTLED', details: { reason: 'Take the later one' } })

  expect((await settle('Once more')).status).toBe(422) // the key of the first answer
})

test('an answer sent again after it got none is given once; another text, and another registrar, are refused', async () => {
  const [reviewer, registrar, colleague] = await Promise.all(
    (['reviewer', 'registrar', 'registrar'] as const).map((role) => staffStack.staffMember(role)),
  )
  const { id } = await staffStack.submittedCase({ withDocuments: false })
  await reviewer!.ask('cases.escalate', { params: { id }, body: { reason: 'Two degrees' } })
  const { version } = (await registrar!.ask('cases.get', { params: { id } })).body.data
  const headers = { 'if-match': `"v${version}"`, 'idempotency-key': 'a-key-of-this-answer' }
  const settle = (answer: string, by = registrar!) =>
    by.ask('cases.settleEscalation', { params: { id }, body: { answer }, headers })

  const both = await Promise.all([settle('The later one'), settle('The later one')])
  const again = await settle('The later one')
  expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await settle('The first one')).status).toBe(422)
  expect((await settle('The later one', colleague)).status).toBe(412)
  const { notes } = (await reviewer!.ask('cases.notes', { params: { id } })).body.data
  expect(notes).toHaveLength(1)
})
