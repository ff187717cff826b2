/** What runs once a day: the reminders of renewals, then the clean-up. Each has its time of the quarter of an hour that there is. */
import type { Wired } from '#functions/services/services.ts'
import type { ReminderDay } from '#shared/records/reminder.ts'
import { needs as reminderNeeds, remindHolders } from './reminders/remind-holders.ts'
import { cleanUp, needs as cleanUpNeeds } from './retention/clean-up.ts'

export const needs = { ...cleanUpNeeds, ...reminderNeeds }
type Services = Wired<typeof needs>

/** Enough for more than 100,000 holders whose registrations end on the same day. */
const remindsForMs = 4 * 60 * 1000

/** @returns a function that does it; reminders that fail are tried again, and keep nothing from being cleaned up. */
export const dailyWork = (services: Services) => async () => {
  const began = performance.now()
  const hasTime = () => performance.now() - began < remindsForMs
  const [reminded] = await Promise.allSettled([remindHolders(services)(hasTime)])
  const cleaned = await cleanUp(services)()
  if (reminded.status === 'rejected') throw reminded.reason
  const reminders: ReminderDay | null = reminded.value
  return { ...cleaned, reminders }
}
