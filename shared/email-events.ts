/** What the mail service tells of an e-mail after it was handed over. Constants only, for the functions and the infrastructure. */

/** Its names of what has happened; opened and clicked e-mails are not followed. */
export const emailEventTypes = ['Bounce', 'Complaint', 'Delivery', 'DeliveryDelay', 'Reject'] as const

/** The tags of an e-mail, which come back with each event: its kind, and the id by which the outbox knows it. */
export const kindTag = 'kind'
export const outboxIdTag = 'outbox-id'
