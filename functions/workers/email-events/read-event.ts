/** Reads an event of the mail service: what has happened to which e-mail, in the portal's own words. */
import * as z from 'zod/mini'
import type { DeliveryOutcome } from '#functions/platform/outbox/delivery.ts'
import { type emailEventTypes, outboxIdTag } from '#shared/accounts/email-events.ts'
import type { ReturnReason } from '#shared/accounts/records/unreachable-address.ts'

const instant = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text: string) => new Date(text).toISOString()),
)
const recipients = z.array(z.object({ emailAddress: z.string() }))

const mail = z.object({ timestamp: instant, tags: z._default(z.record(z.string(), z.array(z.string())), {}) })
const ofType = <Type extends (typeof emailEventTypes)[number]>(eventType: Type) => ({
  eventType: z.literal(eventType),
  mail,
})

const detail = z.discriminatedUnion('eventType', [
  z.object({
    ...ofType('Bounce'),
    bounce: z.object({
      bounceType: z.string(),
      bounceSubType: z.string(),
      bouncedRecipients: recipients,
      timestamp: instant,
    }),
  }),
  z.object({
    ...ofType('Complaint'),
    complaint: z.object({
      complainedRecipients: recipients,
      timestamp: instant,
      complaintFeedbackType: z.optional(z.nullable(z.string())),
    }),
  }),
  z.object({
    ...ofType('Delivery'),
    delivery: z.object({ recipients: z.array(z.string()), timestamp: instant }),
  }),
  z.object({ ...ofType('DeliveryDelay'), deliveryDelay: z.object({ timestamp: instant }) }),
  z.object(ofType('Reject')),
])

const envelope = z.object({ source: z.literal('aws.ses'), detail })

export interface EmailEvent {
  /** The id in the outbox; null for an e-mail that the portal did not send. */
  id: string | null
  outcome: DeliveryOutcome
  /** When the e-mail was handed to the mail service, and when this happened (ISO, UTC). */
  sent_at: string
  at: string
  /** Lower case; empty where it says nothing about an address. */
  recipients: string[]
  /** Null for an e-mail that was delivered, is late or was not sent at all. */
  reason: ReturnReason | null
}

const permanentReasons: Record<string, ReturnReason> = {
  Suppressed: 'stopped',
  OnAccountSuppressionList: 'stopped',
}
const passingReasons: Record<string, ReturnReason> = {
  MailboxFull: 'mailbox-full',
  MessageTooLarge: 'refused',
  ContentRejected: 'refused',
  AttachmentRejected: 'refused',
}

const bounceReason = (type: string, subType: string): ReturnReason =>
  type === 'Permanent'
    ? (permanentReasons[subType] ?? 'no-mailbox')
    : (passingReasons[subType] ?? 'not-answering')

const addresses = (list: z.output<typeof recipients>): string[] =>
  list.map(({ emailAddress }) => emailAddress.toLowerCase())

type Happened = Pick<EmailEvent, 'outcome' | 'at' | 'recipients' | 'reason'>

const happenedIn = (told: z.output<typeof detail>): Happened | null => {
  switch (told.eventType) {
    case 'Bounce': {
      const { bounceType, bounceSubType, bouncedRecipients, timestamp: at } = told.bounce
      const reason = bounceReason(bounceType, bounceSubType)
      return { outcome: 'bounced', at, reason, recipients: addresses(bouncedRecipients) }
    }
    case 'Complaint': {
      const { complainedRecipients, complaintFeedbackType, timestamp: at } = told.complaint
      // Somebody took the e-mail out of their unwanted ones.
      if (complaintFeedbackType === 'not-spam') return null
      return { outcome: 'complained', at, reason: 'complaint', recipients: addresses(complainedRecipients) }
    }
    case 'Delivery': {
      const { recipients: reached, timestamp: at } = told.delivery
      return {
        outcome: 'delivered',
        at,
        reason: null,
        recipients: reached.map((email) => email.toLowerCase()),
      }
    }
    case 'DeliveryDelay':
      return { outcome: 'delayed', at: told.deliveryDelay.timestamp, reason: null, recipients: [] }
    case 'Reject':
      return { outcome: 'rejected', at: told.mail.timestamp, reason: null, recipients: [] }
  }
}

/** @returns null for what changes nothing. @throws an error of the schema for anything but an event of the mail service */
export const readEmailEvent = (event: unknown): EmailEvent | null => {
  const { detail: told } = envelope.parse(event)
  const happened = happenedIn(told)
  const { tags, timestamp } = told.mail
  return happened && { id: tags[outboxIdTag]?.[0] ?? null, sent_at: timestamp, ...happened }
}
