import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

test('the history tells who did and read what, newest first', async () => {
  const [reviewer, accounts] = [
    await staffStack.staffMember('reviewer'),
    await staffStack.staffMember('accounts'),
  ]
  const application = await staffStack.submittedCase()
  await reviewer.ask('cases.get', { params: { id: application.id } })
  await reviewer.ask('cases.document', { params: { id: application.id, key: 'cnic_front_image' } })
  await reviewer.act(application.id, 'start-review')
  await accounts.act(application.id, 'verify-fee', staffStack.payment(application, 'CH-1'))
  const { body } = await reviewer.ask('cases.history', { params: { id: application.id } })
  const told = body.data.events.map(
    ({ event, by, details }: { event: string; by?: { name: string }; details: unknown }) => [
      event,
      by?.name,
      details,
    ],
  )
  expect(told).toEqual([
    ['VERIFY_FEE', accounts.name, { challan_no: 'CH-1', amount: String(application.fee) }],
    ['TAKE_UP', reviewer.name, {}],
    ['DOCUMENT_READ', reviewer.name, { document: 'cnic_front_image', stored: 'as sent' }],
    ['OPENED', reviewer.name, null],
    ['SUBMITTED', undefined, null],
  ])
  expect(body.data.next).toBeNull()
})

test('a long history is answered in pages', async () => {
  const reviewer = await staffStack.staffMember('reviewer')
  const application = await staffStack.submittedCase({ withDocuments: false })
  for (let count = 0; count < 60; count++)
    await staffStack.services.events.append(
      application.id,
      { event: 'PRINTED', details: { count: String(count) } },
      new Date(Date.now() + count),
    )
  const first = (await reviewer.ask('cases.history', { params: { id: application.id } })).body.data
  const query = { cursor: first.next }
  const second = (await reviewer.ask('cases.history', { params: { id: application.id }, query })).body.data
  const counts = [...first.events, ...second.events].map(
    (event: { details: { count: string } | null }) => event.details?.count,
  )
  expect([first.events.length, second.next]).toEqual([50, null])
  expect(new Set(counts).size).toBe(61)
})

test('a cursor of another list reads nothing but events', async () => {
  const reviewer = await staffStack.staffMember('reviewer')
  const application = await staffStack.submittedCase({ withDocuments: false })
  for (const cursor of ['ACCOUNT', '~GRANT#x', 'SESSION#', '']) {
    const { status, body } = await reviewer.ask('cases.history', {
      params: { id: application.id },
      query: { cursor },
    })
    expect(status).toBeLessThan(500)
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/)
  }
})
