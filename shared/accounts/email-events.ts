/** The mail service's reports about a sent e-mail. Constants only, for the functions and the infrastructure. */

/** Its names of what has happened; opened and clicked e-mails are not followed. */
export const emailEventTypes = ['Bounce', 'Complaint', 'Delivery', 'DeliveryDelay', 'Reject'] as const

/** The tags of an e-mail, which come back with each event: its kind, and its id in the outbox. */
export const kindTag = 'kind'
export const outboxIdTag = 'outbox-id'
