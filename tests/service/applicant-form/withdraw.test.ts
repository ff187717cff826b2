import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '#tests/support/people/staff-stack.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

test('an application is taken back once; the desk sees it, and may reopen it by two', async () => {
  const it = await desk.aCase({ withDocuments: false })
  const withdraw = () =>
    desk.stack.invoke('applicantForm.withdraw', { token: it.token, params: { id: it.form.id } })
  const { status, body } = await withdraw()
  expect([status, body.data.status, body.message]).toEqual([
    200,
    'withdrawn',
    'Your application has been withdrawn',
  ])
  expect((await withdraw()).status).toBe(409)
  const registrar = await desk.clerk('registrar')
  const { rows } = (await registrar.ask('cases.list', { query: { status: 'withdrawn' } })).body.data
  expect(rows.map(({ id }: { id: string }) => id)).toEqual([it.id])
  expect((await registrar.act(it.id, 'verify-fee', desk.payment(it))).status).toBe(409)
})

test('while the desk works on it, one of the two wins, and nothing of the desk is told', async () => {
  const reviewer = await desk.clerk('reviewer')
  for (let round = 0; round < 5; round++) {
    const it = await desk.aCase({ withDocuments: false })
    const own = { token: it.token, params: { id: 'me' } }
    const withdrawals = Array.from({ length: 4 }, () => desk.stack.invoke('applicantForm.withdraw', own))
    const [taken, ...replies] = await Promise.all([reviewer.act(it.id, 'take-up'), ...withdrawals])
    expect([200, 409, 412]).toContain(taken.status)
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    for (const { status, body } of replies) {
      expect([200, 409]).toContain(status)
      expect(JSON.stringify(body)).not.toMatch(/assignee|reviewer|ticks|queue_/)
    }
  }
})

test('what the desk has asked a second person for falls with it', async () => {
  const it = await desk.aCase({ withDocuments: false })
  await (await desk.clerk('accounts')).act(it.id, 'verify-fee', desk.payment(it))
  const registrar = await desk.clerk('registrar')
  await registrar.act(it.id, 'reverse-fee', { reason: 'Paid twice' })
  await desk.stack.invoke('applicantForm.withdraw', { token: it.token, params: { id: 'me' } })
  const seen = (await registrar.ask('cases.get', { params: { id: it.id } })).body.data.review
  expect([seen.pending, seen.payment.amount]).toEqual([null, it.fee])
})

test('what is approved cannot be withdrawn any more', async () => {
  const it = await desk.aCase()
  await (await desk.clerk('accounts')).act(it.id, 'verify-fee', desk.payment(it))
  await (await desk.clerk('registrar')).act(it.id, 'approve')
  const { status, body } = await desk.stack.invoke('applicantForm.withdraw', {
    token: it.token,
    params: { id: 'me' },
  })
  expect([status, body.message]).toEqual([409, 'This cannot be done: the application is approved'])
})
