/** The services of this area; each is made where its record or gateway is. */

export { files } from '#functions/platform/gateways/files.ts'
export { limits } from '#functions/platform/limits/limit.ts'
export { emails } from '#functions/platform/outbox/outbox.ts'
export { emailSender } from '#functions/platform/outbox/sender.ts'
export { waitingEmails } from '#functions/platform/outbox/waiting-emails.ts'
export { events } from '#functions/platform/table/event.ts'
