/** One action on several cases: each by itself, and what came of it. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BulkResult } from '#shared/cases/records/bulk-act.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'
import { lostAnswers } from '#tests/support/portal/aws-calls.ts'

const lost = lostAnswers()
const staffStack = await openStaffStack({ plugin: lost.plugin as never })

const approvedCase = async () => {
  const application = await staffStack.readyCase()
  const { status } = await (await staffStack.staffMember('registrar')).act(application.id, 'approve')
  expect(status).toBe(200)
  return application
}
const certifiedCase = async () => {
  const application = await approvedCase()
  await staffStack.prepareCertificate(application.id)
  return application
}
type Clerk = Awaited<ReturnType<StaffStack['staffMember']>>
const makeReady = async (clerk: Clerk, ids: string[]): Promise<BulkResult[]> => {
  const { status, body } = await clerk.ask('cases.actOnMany', { body: { action: 'certificate-ready', ids } })
  expect(status).toBe(200)
  return body.data.results
}
/** How often the history of a case says that its certificate is ready. */
const timesReady = async (id: string): Promise<number> =>
  (await staffStack.services.events.page(id)).events.filter(({ event }) => event === 'CERTIFICATE_READY')
    .length

test('each approved case becomes ready; the answer says for every other why it did not', async () => {
  const reception = await staffStack.staffMember('reception')
  const [one, other, unprepared] = [await certifiedCase(), await certifiedCase(), await approvedCase()]
  const open = await staffStack.submittedCase({ withDocuments: false })
  const unknown = randomUUID()
  const results = await makeReady(reception, [one.id, open.id, unknown, unprepared.id, other.id, one.id])
  expect(results).toEqual([
    { id: one.id, reference_no: one.form.reference_no, outcome: 'done', words: null },
    {
      ...{ id: open.id, reference_no: open.form.reference_no, outcome: 'refused' },
      words: 'This is not possible: the application is submitted',
    },
    { id: unknown, reference_no: null, outcome: 'refused', words: 'Not found' },
    {
      ...{ id: unprepared.id, reference_no: unprepared.form.reference_no, outcome: 'refused' },
      words: 'The certificate of this approval is not prepared yet. Prepare it first',
    },
    { id: other.id, reference_no: other.form.reference_no, outcome: 'done', words: null },
  ])
  const { review } = (await reception.ask('cases.get', { params: { id: one.id } })).body.data
  expect(review.stage).toBe('certificate-ready')
})

test('a repeat, a lost answer and two clerks at once make a case ready once', async () => {
  const [reception, registrar] = [
    await staffStack.staffMember('reception'),
    await staffStack.staffMember('registrar'),
  ]
  const [repeated, raced] = [await certifiedCase(), await certifiedCase()]
  lost.plan('TransactWriteItemsCommand')
  expect((await makeReady(reception, [repeated.id])).map(({ outcome }) => outcome)).toEqual(['done'])
  expect((await makeReady(reception, [repeated.id])).map(({ outcome }) => outcome)).toEqual(['already'])
  const both = await Promise.all([makeReady(reception, [raced.id]), makeReady(registrar, [raced.id])])
  const outcomes = both.flat().map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
  for (const { id } of [repeated, raced]) expect(await timesReady(id)).toBe(1)
})

test('a case whose approval may be reversed is left to a person who looks at it', async () => {
  const registrar = await staffStack.staffMember('registrar')
  const application = await approvedCase()
  await registrar.act(application.id, 'reverse-approval', { reason: 'The wrong person' })
  const [result] = await makeReady(await staffStack.staffMember('reception'), [application.id])
  expect(result).toMatchObject({ outcome: 'refused', words: expect.stringContaining('second person') })
})

test.each([
  ['another action', { action: 'approve', ids: ['1'] }, 'action'],
  ['no application', { action: 'certificate-ready', ids: [] }, 'ids'],
  ['26 applications', { action: 'certificate-ready', ids: Array.from({ length: 26 }, String) }, 'ids'],
  ['no list', { action: 'certificate-ready', ids: 'all' }, 'ids'],
  ['half a character', { action: 'certificate-ready', ids: ['\ud800'] }, 'ids.0'],
])('%s is refused', async (_what, body, field) => {
  const answer = await (await staffStack.staffMember('registrar')).ask('cases.actOnMany', { body })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors)).toEqual([field])
})
