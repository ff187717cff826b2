/** The services that belong to no area. */

export { files } from './gateways/files.ts'
export { limits } from './limits/limit.ts'
export { emails } from './outbox/outbox.ts'
export { pacedEmails } from './outbox/paced-emails.ts'
export { emailSender } from './outbox/sender.ts'
export { sentEmails } from './outbox/sent-emails.ts'
export { waitingEmails } from './outbox/waiting-emails.ts'
export { events } from './table/event.ts'
