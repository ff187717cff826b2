/** Acts that take back what was decided, and what stays of it. */
import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const reviewer = await staffStack.staffMember('reviewer')
const accounts = await staffStack.staffMember('accounts')
const registrar = await staffStack.staffMember('registrar')

const statusOf = async (id: string) => (await staffStack.services.users.load(id))?.application_form?.status
test('an action that undoes a decision needs a reason and a second person', async () => {
  const application = await staffStack.submittedCase()
  const other = await staffStack.staffMember('registrar')
  await registrar.act(application.id, 'start-review')
  expect((await registrar.act(application.id, 'decline')).body.errors).toEqual({ reason: ['Enter a reason'] })
  await registrar.act(application.id, 'decline', { reason: 'No degree' })
  expect((await registrar.act(application.id, 'reopen')).body.errors).toEqual({ reason: ['Enter a reason'] })

  const asked = await registrar.act(application.id, 'reopen', { reason: 'The degree has come' })
  expect([asked.status, asked.body.data.review.pending.reason]).toEqual([200, 'The degree has come'])
  expect(await statusOf(application.id)).toBe('declined')
  const alone = await registrar.act(application.id, 'reopen', { reason: 'Again' })
  expect([alone.status, alone.body.message]).toEqual([403, 'A second person must confirm this'])

  const confirmed = await other.act(application.id, 'reopen')
  expect(confirmed.body.data).toMatchObject({
    application_form: { status: 'in-review', decline_reason: null },
    review: { pending: null },
  })
})

test('reversing an approval keeps the registration number, and reversing a fee frees its challan', async () => {
  const application = await staffStack.submittedCase()
  const [second, third] = [
    await staffStack.staffMember('registrar'),
    await staffStack.staffMember('accounts'),
  ]
  const paid = staffStack.payment(application)
  await staffStack.review(application.id, reviewer)
  await accounts.act(application.id, 'verify-fee', paid)
  const { body } = await registrar.act(application.id, 'approve')
  const number = body.data.application_form.registration_number
  await registrar.act(application.id, 'reverse-approval', { reason: 'Wrong person' })
  await second.act(application.id, 'reverse-approval')
  expect(await statusOf(application.id)).toBe('awaiting-decision')
  const again = await registrar.act(application.id, 'approve')
  expect(again.body.data.application_form.registration_number).toBe(number)

  const free = await staffStack.submittedCase()
  await registrar.act(application.id, 'reverse-approval', { reason: 'Wrong challan' })
  await second.act(application.id, 'reverse-approval')
  await accounts.act(application.id, 'reverse-fee', { reason: 'Wrong challan' })
  await third.act(application.id, 'reverse-fee')
  expect((await accounts.act(free.id, 'verify-fee', paid)).status).toBe(200)
})

test('an approved renewal keeps its registration number', async () => {
  const application = await staffStack.readyCase({ title: 'Renewal' })
  const { body } = await registrar.act(application.id, 'approve')
  expect(body.data.application_form.registration_number).toBe('B 778')
})

test('whoever has marked points or recommended never approves, also when a colleague recommends later', async () => {
  const [first, deputy, third] = await Promise.all([1, 2, 3].map(() => staffStack.staffMember('registrar')))
  const application = await staffStack.submittedCase()
  await staffStack.review(application.id, first!)
  await accounts.act(application.id, 'verify-fee', staffStack.payment(application))
  await deputy!.act(application.id, 'send-back', { reason: 'Look again' })
  await reviewer.act(application.id, 'recommend-approval')

  const refused = await first!.act(application.id, 'approve')
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This cannot be approved yet. You reviewed this application, so another registrar must approve',
  ])
  expect((await third!.act(application.id, 'approve')).status).toBe(200)
})

test('an approval waits for a requested reversal of the fee, until somebody drops the request', async () => {
  const { id } = await staffStack.readyCase()
  const other = await staffStack.staffMember('accounts')
  await accounts.act(id, 'reverse-fee', { reason: 'The bank took it back' })
  const refused = await registrar.act(id, 'approve')
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This cannot be approved yet. A reversal of the fee waits for a second person: confirm or drop it first',
  ])

  expect((await other.act(id, 'drop-request')).body.errors).toEqual({ reason: ['Enter a reason'] })
  expect((await reviewer.act(id, 'drop-request', { reason: 'x' })).status).toBe(403)
  const dropped = await other.act(id, 'drop-request', { reason: 'The bank was wrong' })
  expect(dropped.body.data.review).toMatchObject({ pending: null, stage: 'approval-recommended' })
  const none = await other.act(id, 'drop-request', { reason: 'Again' })
  expect([none.status, none.body.message]).toEqual([
    409,
    'No request that you may drop waits for a second person',
  ])
  expect((await registrar.act(id, 'approve')).status).toBe(200)
})
