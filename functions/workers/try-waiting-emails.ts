/** Tries once a day the e-mails that the mail service did not allow: it may since have verified an address, or got its rights. */

import { waitingEmails } from '#functions/platform/outbox/waiting-emails.ts'
import type { Wired } from '#functions/platform/services/services.ts'

export const needs = { waitingEmails }
type Services = Wired<typeof needs>

const sliceSize = 100
const dayInMs = 24 * 60 * 60 * 1000
/** As long as the outbox keeps an e-mail; a person who has waited longer has found another way. */
const waitsForDays = 30

/** @returns a function that puts all that wait into the outbox again, until time is up; what is left is the next run's. */
export const tryWaitingEmails =
  ({ waitingEmails, clock, newId, log }: Services) =>
  async (hasTime: () => boolean): Promise<void> => {
    const began = clock()
    const keptSince = new Date(began.getTime() - waitsForDays * dayInMs).toISOString()
    const counts = { again: 0, gone: 0 }
    while (hasTime()) {
      // E-mails that are refused again during this run have a later time than its beginning.
      const slice = await waitingEmails.refusedBefore(began, sliceSize)
      for (const waiting of slice)
        counts[await waitingEmails.putBack(waiting, newId(), keptSince, clock())] += 1
      if (slice.length < sliceSize) break
    }
    if (counts.again + counts.gone > 0)
      log({ ts: clock().toISOString(), level: 'info', event: 'WAITING_EMAILS_TRIED', ...counts })
  }
