import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '#tests/support/desk.ts'

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
