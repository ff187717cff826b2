/**
 * The work that runs once a day: the reminders of renewals and the end of unpaid ones, the clean-up, the register in figures,
 * and with them the list of standings. Each has a part of the quarter of an hour that is available; the figures have what is left of it.
 */

import { needs as unpaidNeeds, unpaidRenewals } from '#functions/cases/use-cases/unpaid-renewals.ts'
import {
  publishStandings,
  needs as standingsNeeds,
} from '#functions/certificates/use-cases/publish-standings.ts'
import type { Wired } from '#functions/platform/services/services.ts'
import { countRegister, needs as figuresNeeds } from '#functions/register/use-cases/count-register.ts'
import { needs as reminderNeeds, remindHolders } from '#functions/register/use-cases/remind-holders.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import type { ReminderDay } from '#shared/register/records/reminder.ts'
import { cleanUp, needs as cleanUpNeeds } from './clean-up.ts'

export const needs = { ...cleanUpNeeds, ...figuresNeeds, ...reminderNeeds, ...standingsNeeds, ...unpaidNeeds }
type Services = Wired<typeof needs>

/** Enough for more than 100,000 holders whose registrations end on the same day. */
const sendsForMs = 4 * 60 * 1000
/** A slice that begins then is done before the quarter of an hour is over. */
const worksForMs = 14 * 60 * 1000

/** The next try of this run, or the next night's, publishes it. */
class StandingsNotPublished extends Error {
  override readonly name = 'StandingsNotPublished'
}

/** @returns a function that does it; reminders that fail are tried again, and keep nothing from being cleaned up. */
export const dailyWork = (services: Services) => async () => {
  const began = performance.now()
  const isBefore = (ms: number) => () => performance.now() - began < ms
  const [reminded, unpaid] = await Promise.allSettled([
    remindHolders(services)(isBefore(sendsForMs)),
    unpaidRenewals(services)(isBefore(sendsForMs)),
  ])
  const cleaned = await cleanUp(services)()
  const today = dayInKarachi(services.clock())
  const pass = await publishStandings(services)
  const figures = await countRegister(services, { pass })(isBefore(worksForMs))
  if (reminded.status === 'rejected') throw reminded.reason
  if (unpaid.status === 'rejected') throw unpaid.reason
  if (pass.isDue(today)) throw new StandingsNotPublished()
  const reminders: ReminderDay | null = reminded.value
  return { ...cleaned, reminders, unpaid: unpaid.value, figures }
}
