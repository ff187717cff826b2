import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

test('an application is withdrawn once, staff see it, and two members of staff can reopen it', async () => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  const withdraw = () =>
    staffStack.stack.invoke('applicantForm.withdraw', {
      token: application.token,
      params: { id: application.form.id },
    })
  const { status, body } = await withdraw()
  expect([status, body.data.status, body.message]).toEqual([
    200,
    'withdrawn',
    'Your application has been withdrawn',
  ])
  expect((await withdraw()).status).toBe(409)
  const registrar = await staffStack.staffMember('registrar')
  const { rows } = (await registrar.ask('cases.list', { query: { status: 'withdrawn' } })).body.data
  expect(rows.map(({ id }: { id: string }) => id)).toContain(application.id)
  expect((await registrar.act(application.id, 'verify-fee', staffStack.payment(application))).status).toBe(
    409,
  )
})

test('of a withdrawal and an action of staff at the same time one succeeds, and the answer does not reveal the review', async () => {
  const reviewer = await staffStack.staffMember('reviewer')
  for (let round = 0; round < 5; round++) {
    const application = await staffStack.submittedCase({ withDocuments: false })
    const own = { token: application.token, params: { id: 'me' } }
    const withdrawals = Array.from({ length: 4 }, () =>
      staffStack.stack.invoke('applicantForm.withdraw', own),
    )
    const [taken, ...replies] = await Promise.all([
      reviewer.act(application.id, 'start-review'),
      ...withdrawals,
    ])
    expect([200, 409, 412]).toContain(taken.status)
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    for (const { status, body } of replies) {
      expect([200, 409]).toContain(status)
      expect(JSON.stringify(body)).not.toMatch(/assignee|reviewer|ticks|queue_/)
    }
  }
})

test('a withdrawal cancels a request that was waiting for a second approver', async () => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  await (await staffStack.staffMember('accounts')).act(
    application.id,
    'verify-fee',
    staffStack.payment(application),
  )
  const registrar = await staffStack.staffMember('registrar')
  await registrar.act(application.id, 'reverse-fee', { reason: 'Paid twice' })
  await staffStack.stack.invoke('applicantForm.withdraw', { token: application.token, params: { id: 'me' } })
  const seen = (await registrar.ask('cases.get', { params: { id: application.id } })).body.data.review
  expect([seen.pending, seen.payment.amount]).toEqual([null, application.fee])
})

test('an approved application cannot be withdrawn', async () => {
  const application = await staffStack.readyCase()
  await (await staffStack.staffMember('registrar')).act(application.id, 'approve')
  const { status, body } = await staffStack.stack.invoke('applicantForm.withdraw', {
    token: application.token,
    params: { id: 'me' },
  })
  expect([status, body.message]).toEqual([409, 'This cannot be done: the application is approved'])
})
