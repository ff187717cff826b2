/**
 * The work that runs once a day: the reminders of renewals, e-mails that had to wait, the clean-up, and the
 * register in figures. Each has a part of the quarter of an hour that is available; the figures have what is
 * left of it.
 */

import { waitingEmails } from '#functions/platform/outbox/waiting-emails.ts'
import type { Wired } from '#functions/platform/services/services.ts'
import { countRegister, needs as figuresNeeds } from '#functions/register/use-cases/count-register.ts'
import { needs as reminderNeeds, remindHolders } from '#functions/register/use-cases/remind-holders.ts'
import type { ReminderDay } from '#shared/register/records/reminder.ts'
import { cleanUp, needs as cleanUpNeeds } from './clean-up.ts'

export const needs = { ...cleanUpNeeds, ...figuresNeeds, ...reminderNeeds, waitingEmails }
type Services = Wired<typeof needs>

const sliceSize = 100
const dayInMs = 24 * 60 * 60 * 1000
/** As long as the outbox keeps an e-mail; a person who has waited longer has found another way. */
const waitsForDays = 30

/**
 * Tries the e-mails that the mail service did not allow: it may since have verified an address, or got its rights.
 * @returns a function that puts all that wait into the outbox again, until time is up; what is left is the next run's.
 */
export const tryWaitingEmails =
  ({ waitingEmails, clock, newId, log }: Pick<Services, 'waitingEmails' | 'clock' | 'newId' | 'log'>) =>
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

/** Enough for more than 100,000 holders whose registrations end on the same day. */
const sendsForMs = 4 * 60 * 1000
/** A slice that begins then is done before the quarter of an hour is over. */
const worksForMs = 14 * 60 * 1000

/** @returns a function that does it; reminders and e-mails that fail are tried again, and keep nothing from being cleaned up. */
export const dailyWork = (services: Services) => async () => {
  const began = performance.now()
  const isBefore = (ms: number) => () => performance.now() - began < ms
  const [reminded] = await Promise.allSettled([remindHolders(services)(isBefore(sendsForMs))])
  const [tried] = await Promise.allSettled([tryWaitingEmails(services)(isBefore(sendsForMs))])
  const cleaned = await cleanUp(services)()
  const figures = await countRegister(services)(isBefore(worksForMs))
  if (reminded.status === 'rejected') throw reminded.reason
  if (tried.status === 'rejected') throw tried.reason
  const reminders: ReminderDay | null = reminded.value
  return { ...cleaned, reminders, figures }
}
