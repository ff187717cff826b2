import { expect, test } from 'vitest'
import { readEmailEvent } from '#functions/workers/email-events/read-event.ts'

const timestamp = '2026-11-12T00:41:02.669Z'
const mail = {
  timestamp: '2026-11-12T00:40:02.012Z',
  source: 'no-reply@council.example',
  messageId: '0100',
  destination: ['Ayesha@example.com'],
  headersTruncated: false,
  headers: [{ name: 'Subject', value: 'Welcome' }],
  tags: { 'ses:configuration-set': ['portal-prod'], kind: ['welcome'], 'outbox-id': ['the-email'] },
}
const event = (detail: object) => ({
  version: '0',
  source: 'aws.ses',
  resources: [],
  detail: { mail, ...detail },
})
const bouncedRecipients = [
  { emailAddress: 'Ayesha@example.com', status: '5.1.1', diagnosticCode: 'smtp; 550' },
]
const bounce = (bounceType: string, bounceSubType: string) =>
  event({ eventType: 'Bounce', bounce: { bounceType, bounceSubType, bouncedRecipients, timestamp } })

test.each([
  ['Permanent', 'General', 'no-mailbox'],
  ['Permanent', 'NoEmail', 'no-mailbox'],
  ['Permanent', 'Suppressed', 'stopped'],
  ['Permanent', 'OnAccountSuppressionList', 'stopped'],
  ['Transient', 'MailboxFull', 'mailbox-full'],
  ['Transient', 'ContentRejected', 'refused'],
  ['Transient', 'General', 'not-answering'],
  ['Undetermined', 'Undetermined', 'not-answering'],
  ['Transient', 'SomethingNew', 'not-answering'],
])('an e-mail that came back (%s, %s) says %s', (type, subType, reason) => {
  expect(readEmailEvent(bounce(type, subType))).toEqual({
    id: 'the-email',
    outcome: 'bounced',
    sent_at: '2026-11-12T00:40:02.012Z',
    at: timestamp,
    recipients: ['ayesha@example.com'],
    reason,
  })
})

test('complaints, deliveries, delays and refusals are read; an e-mail taken out of the unwanted ones is none', () => {
  const complainedRecipients = [{ emailAddress: 'Ayesha@example.com' }]
  const complaint = (complaintFeedbackType?: string | null) =>
    event({ eventType: 'Complaint', complaint: { complainedRecipients, timestamp, complaintFeedbackType } })
  const recipients = ['ayesha@example.com']
  expect(readEmailEvent(complaint('abuse'))).toMatchObject({ outcome: 'complained', recipients })
  expect(readEmailEvent(complaint(null))).toMatchObject({ reason: 'complaint' })
  expect(readEmailEvent(complaint('not-spam'))).toBeNull()
  const delivery = { timestamp, recipients: ['Ayesha@example.com'], smtpResponse: '250 ok' }
  expect(readEmailEvent(event({ eventType: 'Delivery', delivery }))).toMatchObject({
    ...{ outcome: 'delivered', recipients, reason: null },
  })
  const deliveryDelay = { timestamp, delayType: 'General', delayedRecipients: [] }
  expect(readEmailEvent(event({ eventType: 'DeliveryDelay', deliveryDelay }))?.outcome).toBe('delayed')
  expect(
    readEmailEvent(event({ eventType: 'Reject', reject: { reason: 'Bad content' } }))?.recipients,
  ).toEqual([])
})

test('an e-mail without tags is nobody’s, and what is no event is refused', () => {
  const { tags: _, ...untagged } = mail
  const told = event({ eventType: 'Reject', mail: untagged })
  expect(readEmailEvent(told)).toMatchObject({ id: null, outcome: 'rejected' })
  for (const wrong of [
    null,
    {},
    { ...told, source: 'aws.s3' },
    event({ eventType: 'Open' }),
    event({ eventType: 'Bounce' }),
    event({ eventType: 'Reject', mail: { ...mail, timestamp: 'yesterday' } }),
  ])
    expect(() => readEmailEvent(wrong)).toThrow()
})
