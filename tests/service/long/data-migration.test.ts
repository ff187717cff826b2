import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateCases } from '#functions/app/migration/migrate-cases.ts'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { asFormerCase, removeLaterCounters } from '#tests/support/cases/former-shape.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
let reviewer: Awaited<ReturnType<StaffStack['staffMember']>>
let accounts: Awaited<ReturnType<StaffStack['staffMember']>>
beforeAll(async () => {
  staffStack = await openStaffStack()
  reviewer = await staffStack.staffMember('reviewer', 'registrar')
  accounts = await staffStack.staffMember('accounts')
})
afterAll(() => staffStack.close())

const migrate = (services = staffStack.services) =>
  migrateCases(
    { attempt: { requestId: randomUUID(), now: new Date() }, today: '2026-11-22' },
    () => {},
    services,
  )
const seen = async (id: string) => (await reviewer.ask('cases.get', { params: { id } })).body.data
const rowsOf = async (status: string): Promise<string[]> =>
  (await reviewer.ask('cases.list', { query: { status } })).body.data.rows.map(({ id }: { id: string }) => id)

/** Cases as version 0.2 left them: unopened, paid before and during the review, returned after the payment, approved. */
const formerOffice = async () => {
  const [unopened, paidUnread, paidInReview, returned, approved] = await Promise.all([
    staffStack.submittedCase(),
    staffStack.submittedCase(),
    staffStack.submittedCase(),
    staffStack.submittedCase(),
    staffStack.readyCase(),
  ])
  for (const paid of [paidUnread, paidInReview, returned])
    await accounts.act(paid.id, 'verify-fee', staffStack.payment(paid))
  await reviewer.act(paidInReview.id, 'start-review')
  await accounts.act(paidInReview.id, 'reverse-fee', { reason: 'The slip is of another person' })
  const corrections = [{ item: 'contact_information.city', reason: 'other', words: 'Which one?' }]
  await reviewer.act(returned.id, 'return', { corrections })
  await (await staffStack.staffMember('registrar')).act(approved.id, 'approve')
  const until = { id: reviewer.id, name: reviewer.name, until: '2026-11-21T10:00:00.000Z' }
  await asFormerCase(staffStack, unopened.id, { status: 'submitted' })
  await asFormerCase(staffStack, paidUnread.id, { status: 'fee-verified' })
  await asFormerCase(staffStack, paidInReview.id, { status: 'fee-verified', more: { assignee: until } })
  await asFormerCase(staffStack, returned.id, { status: 'returned' })
  await asFormerCase(staffStack, approved.id, { status: 'approved' })
  await removeLaterCounters(staffStack)
  return { unopened, paidUnread, paidInReview, returned, approved }
}

test('former cases are read as cases of the present, and rewritten once', async () => {
  const office = await formerOffice()
  const expected = {
    unopened: { stage: 'not-started', status: 'submitted', fee: 'unpaid' },
    paidUnread: { stage: 'not-started', status: 'submitted', fee: 'verified' },
    paidInReview: { stage: 'in-review', status: 'in-review', fee: 'verified' },
    returned: { stage: 'returned', status: 'returned', fee: 'verified' },
    approved: { stage: 'approved', status: 'approved', fee: 'verified' },
  }
  const places = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(office).map(async ([name, { id }]) => {
          const { review, application_form: form } = await seen(id)
          return [name, { stage: review.stage, status: form.status, fee: form.fee_status }]
        }),
      ),
    )
  // The form alone does not tell the fee of a returned application, nor whether a paid one was under review.
  const early = await places()
  expect(early.unopened).toEqual(expected.unopened)
  expect(early.paidInReview).toEqual(expected.paidInReview)

  expect(await migrate()).toEqual({ rewritten: 5, left: [] })
  expect(await places()).toEqual(expected)
  expect(await migrate()).toEqual({ rewritten: 0, left: [] })
  const { milestones } = (await seen(office.approved.id)).application_form
  expect(Object.keys(milestones).sort()).toEqual([
    'approved',
    'fee-verified',
    'review-finished',
    'review-started',
    'submitted',
  ])

  expect(await rowsOf('submitted')).toEqual(
    expect.arrayContaining([office.unopened.id, office.paidUnread.id]),
  )
  const { review } = await seen(office.paidInReview.id)
  expect(review).toMatchObject({ assignee: { id: reviewer.id }, pending: { action: 'reverse-fee' } })
  const { name, father_name } = office.unopened.person
  for (const q of [name, father_name]) {
    const { rows } = (await reviewer.ask('cases.find', { query: { q } })).body.data
    expect(rows.length).toBeGreaterThan(0)
  }
  const waiting = await staffStack.services.workLists.page('confirmation', 10)
  expect(waiting.map(({ case_id }) => case_id)).toContain(office.paidInReview.id)
  const { waitingCases, assignedCounters } = staffStack.services
  const assigned = await waitingCases.assignedTo(reviewer.id, 10)
  expect((await assignedCounters.read()).get(reviewer.id)?.cases).toBe(assigned.length)
})

test('the counters agree with the lists afterwards', async () => {
  const counts = await staffStack.services.queueCounter.read()
  for (const status of applicationStatuses)
    expect([status, counts[status]]).toEqual([status, (await rowsOf(status)).length])
})

test('a migration that was stopped is finished by the next one', async () => {
  const cases = await Promise.all(
    Array.from({ length: 30 }, () => staffStack.submittedCase({ withDocuments: false })),
  )
  for (const { id } of cases) await asFormerCase(staffStack, id, { status: 'fee-verified' })
  const { caseMigration } = staffStack.services
  let rewritten = 0
  const stopping = {
    ...staffStack.services,
    caseMigration: {
      ...caseMigration,
      rewrite: async (...given: Parameters<typeof caseMigration.rewrite>) => {
        if (rewritten++ > 12) throw new Error('stopped')
        return caseMigration.rewrite(...given)
      },
    },
  }
  await expect(migrate(stopping)).rejects.toThrow('stopped')
  const rest = await migrate()
  expect(rest.left).toEqual([])
  expect(rest.rewritten).toBeGreaterThan(0)
  expect(rest.rewritten).toBeLessThan(30)
  expect((await Promise.all(cases.map(({ id }) => seen(id)))).map(({ review }) => review.stage)).toEqual(
    cases.map(() => 'not-started'),
  )
})

test('a case that cannot be read is named and holds up no other', async () => {
  const [whole, broken] = await Promise.all([staffStack.submittedCase(), staffStack.submittedCase()])
  await asFormerCase(staffStack, broken.id, { status: 'submitted', more: { payment: 'none' } })
  await asFormerCase(staffStack, whole.id, { status: 'submitted' })
  expect(await migrate()).toEqual({ rewritten: 1, left: [broken.id] })
  await asFormerCase(staffStack, broken.id, { status: 'submitted', more: { payment: null } })
  expect(await migrate()).toEqual({ rewritten: 1, left: [] })
})

test('an approval of that time, when it is reversed, has to be reviewed before it is approved again', async () => {
  const application = await staffStack.readyCase()
  const [one, other] = [await staffStack.staffMember('registrar'), await staffStack.staffMember('registrar')]
  await one.act(application.id, 'approve')
  await asFormerCase(staffStack, application.id, { status: 'approved' })
  await migrate()
  await one.act(application.id, 'reverse-approval', { reason: 'Wrong person' })
  await other.act(application.id, 'reverse-approval')
  const { body } = await one.act(application.id, 'approve')
  expect(body.message).toMatch(/Approval is not recommended yet/)
  expect((await one.act(application.id, 'send-back', { reason: 'Never reviewed' })).status).toBe(200)
})
