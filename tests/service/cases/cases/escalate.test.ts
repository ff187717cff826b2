import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

const waiting = () => staffStack.services.workLists.page('escalated', 25)

test('any case role asks the registrars with a reason; the case waits on their list', async () => {
  const reception = await staffStack.staffMember('reception')
  const { id } = await staffStack.submittedCase({ withDocuments: false })
  const ask = (body: object) => reception.ask('cases.escalate', { params: { id }, body })
  expect((await ask({ reason: ' ' })).body.errors).toEqual({ reason: ['Enter a reason'] })
  const { status, body } = await ask({ reason: 'The photo shows another person' })
  expect(status).toBe(200)
  const by = { id: reception.id, name: reception.name }
  const { escalated } = body.data.review
  expect(escalated).toMatchObject({ reason: 'The photo shows another person', by })
  const entry = { case_id: id, at: escalated.at, by, about: 'The photo shows another person' }
  expect(await waiting()).toEqual([entry])
  const { events } = (await reception.ask('cases.history', { params: { id } })).body.data
  expect(events[0]).toMatchObject({ event: 'ESCALATED', details: { reason: entry.about } })

  expect((await ask({ reason: 'The photo shows another person' })).status).toBe(200) // sent twice
  const other = await staffStack.staffMember('accounts')
  const second = await other.ask('cases.escalate', { params: { id }, body: { reason: 'Me too' } })
  expect([second.status, second.body.message]).toEqual([
    409,
    `${reception.name} has asked the registrar already`,
  ])
  expect(await waiting()).toEqual([entry])
})

test('a case changed meanwhile answers 412, and one whose applicant has begun anew cannot be escalated', async () => {
  const clerk = await staffStack.staffMember('reviewer')
  const { id, token } = await staffStack.submittedCase({ withDocuments: false })
  const ask = (headers = {}) =>
    clerk.ask('cases.escalate', { params: { id }, body: { reason: 'Unsure' }, headers })
  expect((await ask({ 'if-match': '"v9"' })).status).toBe(412)
  await ask()
  const before = (await waiting()).length
  for (const name of ['applicantForm.withdraw', 'applicantForm.startAgain'])
    await staffStack.stack.invoke(name, { token, params: { id: 'me' } })
  expect(await waiting()).toHaveLength(before - 1)
  expect((await ask()).status).toBe(409)
})
