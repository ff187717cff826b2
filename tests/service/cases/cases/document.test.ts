import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { crashes } from '#tests/support/portal/aws-calls.ts'

const process = crashes()
const staffStack = await openStaffStack({ plugin: process.plugin as never })

test('a document of a case is answered in a sandbox', async () => {
  const reviewer = await staffStack.staffMember('reviewer')
  const application = await staffStack.submittedCase()
  const { status, headers, bytes } = await reviewer.ask('cases.document', {
    params: { id: application.id, key: 'cnic_front_image' },
  })
  expect([status, bytes]).toEqual([200, aPng(20, 20)])
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test('a document is answered only after the reading is recorded', async () => {
  const reviewer = await staffStack.staffMember('reviewer')
  const application = await staffStack.submittedCase()
  const ask = () =>
    reviewer.ask('cases.document', { params: { id: application.id, key: 'cnic_front_image' } })
  const calls = await process.counting(ask)
  for (let survived = 0; survived < calls; survived++) {
    process.after(survived)
    const { status } = await ask()
    process.restart()
    expect(status).not.toBe(200)
  }
  const { body } = await reviewer.ask('cases.history', { params: { id: application.id } })
  const read = body.data.events.filter(({ event }: { event: string }) => event === 'DOCUMENT_READ')
  expect(read.length).toBeGreaterThanOrEqual(1)
})

test.each(['finger_print', 'passport', 'ACCOUNT'])(
  'a document that is not held is not found: %s',
  async (key) => {
    const reviewer = await staffStack.staffMember('reviewer')
    const application = await staffStack.submittedCase({ withDocuments: false })
    expect((await reviewer.ask('cases.document', { params: { id: application.id, key } })).status).toBe(404)
  },
)
