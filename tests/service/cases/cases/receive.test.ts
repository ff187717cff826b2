import { expect, test } from 'vitest'
import { checklistOf } from '#shared/applications/rules/checklist.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const reception = await staffStack.staffMember('reception')
const application = await staffStack.submittedCase({ withDocuments: false })

const receive = (document: string, copies: number, version?: number, by = reception) =>
  by.ask('cases.receive', {
    params: { id: application.id },
    body: { document, copies },
    headers: version ? { 'if-match': `"v${version}"` } : {},
  })

test('each received paper is recorded with its copies, who received it and when, and appears in the history', async () => {
  const first = await receive('Transcript', 2)
  expect(first.body.data.review.received).toEqual([
    {
      document: 'Transcript',
      copies: 2,
      by: { id: reception.id, name: reception.name },
      at: expect.any(String),
    },
  ])
  await receive('CNIC', 1)
  const fewer = await receive('Transcript', 1)
  const noted = fewer.body.data.review.received.map(({ document, copies }: Record<string, unknown>) => [
    document,
    copies,
  ])
  expect(noted).toEqual([
    ['CNIC', 1],
    ['Transcript', 1],
  ])
  expect((await receive('CNIC', 0)).body.data.review.received).toHaveLength(1)
  const { events } = (await reception.ask('cases.history', { params: { id: application.id } })).body.data
  expect(events[0]).toMatchObject({ event: 'RECEIVED', details: { document: 'CNIC', copies: '0' } })
})

test('of two members of staff who record papers on one version one succeeds and the other is told', async () => {
  const { version } = (await reception.ask('cases.get', { params: { id: application.id } })).body.data
  const other = await staffStack.staffMember('registrar')
  const replies = await Promise.all([
    receive('Domicile', 1, version),
    receive('Biometric slip', 1, version, other),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412])
})

test.each([
  ['a paper of the other title', 'Registration certificate that is to be renewed', 1, 'document'],
  ['no paper of the list', 'Tea', 1, 'document'],
  ['less than none', 'CNIC', -1, 'copies'],
  ['half a copy', 'CNIC', 0.5, 'copies'],
  ['far too many', 'CNIC', 21, 'copies'],
])('a paper is refused: %s', async (_what, document, copies, field) => {
  const { status, body } = await receive(document, copies)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('all 13 papers of a title can be received, and none once the application is closed', async () => {
  for (const { document, copies } of checklistOf('Registration'))
    expect((await receive(document, copies)).status).toBe(200)
  expect((await receive('CNIC', 1)).body.data.review.received).toHaveLength(13)
  const registrar = await staffStack.staffMember('registrar')
  await registrar.act(application.id, 'start-review')
  await registrar.act(application.id, 'decline', { reason: 'No degree' })
  const late = await receive('CNIC', 2)
  expect([late.status, late.body.message]).toEqual([409, 'This is not possible: the application is declined'])
})

test('reviewers and accounts cannot receive papers', async () => {
  for (const role of ['reviewer', 'accounts'] as const)
    expect((await receive('CNIC', 1, undefined, await staffStack.staffMember(role))).status).toBe(403)
})
