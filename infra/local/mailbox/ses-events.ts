/** The events of the mail service as its event bus delivers them, with the members that the portal reads and those around them. */
import { randomUUID } from 'node:crypto'
import type { EmailFate } from './outcomes.ts'

interface SentEmail {
  messageId: string
  to: string[]
  tags: Record<string, string>
  at: Date
}

export interface SesEvent {
  'detail-type': string
  source: 'aws.ses'
  detail: Record<string, unknown> & { eventType: string }
}

const configurationSet = 'portal-local'

const eventOf = (
  { messageId, to, tags, at }: SentEmail,
  [detailType, eventType]: [detailType: string, eventType: string],
  what: Record<string, unknown>,
): SesEvent & Record<string, unknown> => ({
  version: '0',
  id: randomUUID(),
  'detail-type': detailType,
  source: 'aws.ses',
  account: '000000000000',
  time: new Date().toISOString(),
  region: 'eu-central-1',
  resources: [`arn:aws:ses:eu-central-1:000000000000:configuration-set/${configurationSet}`],
  detail: {
    eventType,
    ...what,
    mail: {
      timestamp: at.toISOString(),
      messageId,
      destination: to,
      headersTruncated: false,
      tags: {
        'ses:configuration-set': [configurationSet],
        ...Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])),
      },
    },
  },
})

const bounce = (sent: SentEmail, address: string, bounceType: string, bounceSubType: string): SesEvent =>
  eventOf(sent, ['Email Bounced', 'Bounce'], {
    bounce: {
      bounceType,
      bounceSubType,
      bouncedRecipients: [{ emailAddress: address, action: 'failed', status: '5.1.1' }],
      timestamp: new Date().toISOString(),
      feedbackId: randomUUID(),
    },
  })

const delivered = (sent: SentEmail, address: string): SesEvent =>
  eventOf(sent, ['Email Delivered', 'Delivery'], {
    delivery: {
      timestamp: new Date().toISOString(),
      processingTimeMillis: 400,
      recipients: [address],
      smtpResponse: '250 2.6.0 Message received',
    },
  })

const complaint = (sent: SentEmail, address: string): SesEvent =>
  eventOf(sent, ['Email Complaint Received', 'Complaint'], {
    complaint: {
      complainedRecipients: [{ emailAddress: address }],
      timestamp: new Date().toISOString(),
      feedbackId: randomUUID(),
      complaintFeedbackType: 'abuse',
    },
  })

/** The events of an e-mail to one of its addresses, in their order. */
export const eventsOf = (sent: SentEmail, address: string, fate: EmailFate): SesEvent[] => {
  switch (fate) {
    case 'no-mailbox':
      return [bounce(sent, address, 'Permanent', 'General')]
    case 'stopped':
      return [bounce(sent, address, 'Permanent', 'OnAccountSuppressionList')]
    case 'mailbox-full':
      return [bounce(sent, address, 'Transient', 'MailboxFull')]
    case 'complaint':
      return [delivered(sent, address), complaint(sent, address)]
    default:
      return [delivered(sent, address)]
  }
}
