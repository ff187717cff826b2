/** A stack with a mailbox that reports bounces and deliveries to the portal, and an applicant with a given address. */
import { randomUUID } from 'node:crypto'
import { noteEmailEvent } from '#functions/workers/email-events/note-email-event.ts'
import { startEventWorker } from '#infra/local/event-worker.ts'
import type { SesEvent } from '#infra/local/mailbox/ses-events.ts'
import { openStackWithEmails } from './stack-with-emails.ts'

/** The mail service's report when an e-mail to this address permanently bounces. */
const bounced = (address: string) => ({
  bounceType: 'Permanent',
  bounceSubType: 'General',
  bouncedRecipients: [{ emailAddress: address }],
  timestamp: new Date().toISOString(),
})

const whatHappened = {
  Bounce: (address: string) => ({ bounce: bounced(address) }),
  Delivery: (address: string) => ({
    delivery: { recipients: [address], timestamp: new Date().toISOString() },
  }),
  DeliveryDelay: () => ({ deliveryDelay: { delayType: 'General', timestamp: new Date().toISOString() } }),
  Reject: () => ({ reject: { reason: 'Bad content' } }),
}

/** An event as it comes from the event bus. @param sentAt when the e-mail was sent */
export const anEvent = (
  eventType: keyof typeof whatHappened,
  { address, id, sentAt }: { address: string; id: string; sentAt: Date },
) => ({
  source: 'aws.ses' as const,
  'detail-type': eventType,
  detail: {
    eventType,
    ...whatHappened[eventType](address),
    mail: { timestamp: sentAt.toISOString(), tags: { 'outbox-id': [id], kind: ['password-reset'] } },
  },
})

export const openStackWithEvents = async () => {
  const portal = await openStackWithEmails()
  const { stack, services } = portal
  const { mailbox } = stack.localStack
  const worker = startEventWorker(noteEmailEvent(services), () => {})
  const seen: SesEvent[] = []
  mailbox.subscribe((event) => {
    seen.push(event)
    worker.receive(event)
  })
  /** Sends what waits, and waits until what became of it is noted. */
  const deliver = async (to: string): Promise<number> => {
    const { length } = await portal.emailsTo(to)
    await new Promise((resolve) => setImmediate(resolve))
    await worker.stop()
    return length
  }
  const lines = (event: string) => stack.lines.filter((line) => line.event === event)
  return { ...portal, mailbox, worker, seen, deliver, lines, note: noteEmailEvent(services) }
}

/** `bounce` makes an address whose e-mails come back: see infra/local/mailbox/outcomes.ts. */
export const anAddress = (name: string): string => `${name}+${randomUUID()}@example.com`
