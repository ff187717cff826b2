/** The work that runs once a minute: e-mails that had to wait go into the outbox, organisations are told, and the public log is published. */
import { needs as logNeeds, openLog } from '#functions/certificates/use-cases/open-log.ts'
import { publishLog, needs as publishNeeds } from '#functions/certificates/use-cases/publish-log.ts'
import { pacedEmails } from '#functions/platform/outbox/paced-emails.ts'
import { waitingEmails } from '#functions/platform/outbox/waiting-emails.ts'
import type { Wired } from '#functions/platform/services/services.ts'
import { tellWatchers, needs as watchNeeds } from '#functions/register/use-cases/watching/tell-watchers.ts'
import { needs as changeNeeds, logPutOff } from './log-changes.ts'

export const needs = {
  ...changeNeeds,
  ...logNeeds,
  ...publishNeeds,
  ...watchNeeds,
  pacedEmails,
  waitingEmails,
}
type Services = Wired<typeof needs>

/** Far more than wait unless the mail service refuses everything; what is left is the next minute's. */
const mostTriedAgain = 200
const dayInMs = 24 * 60 * 60 * 1000
/** As long as the outbox keeps an e-mail; a person who has waited longer has found another way. */
const waitsForDays = 30

const minutesInADay = 24 * 60
/** The rest of what the mail service takes in a day is for e-mails that somebody waits for. */
const shareOfReminders = 0.6

/** Tries the e-mails that the mail service did not allow: it may since have verified an address, or got its rights. */
const tryAgain = async ({ waitingEmails, clock, newId, log }: Services): Promise<void> => {
  const now = clock()
  const keptSince = new Date(now.getTime() - waitsForDays * dayInMs).toISOString()
  const counts = { again: 0, gone: 0 }
  for (const waiting of await waitingEmails.dueBefore(now, mostTriedAgain))
    counts[await waitingEmails.putBack(waiting, newId(), keptSince, now)] += 1
  if (counts.again + counts.gone > 0)
    log({ ts: now.toISOString(), level: 'info', event: 'WAITING_EMAILS_TRIED', ...counts })
}

/** Together with the e-mails, less than the minute that the function has. */
const logsForMs = 30_000
const changesForMs = 5_000
const watchesForMs = 10_000

type HasTime = () => boolean

/** What fails is tried again in a minute; nothing else waits for it. */
const inTime = async (
  ms: number,
  failed: { event: string },
  { clock, log }: Services,
  work: (hasTime: HasTime) => Promise<void>,
): Promise<void> => {
  const began = performance.now()
  try {
    await work(() => performance.now() - began < ms)
  } catch (error) {
    log({ ts: clock().toISOString(), level: 'error', ...failed, errorCode: (error as Error).name })
  }
}

const keepLog = (services: Services) => async (hasTime: HasTime) => {
  await openLog(services)(hasTime)
  await publishLog(services)(hasTime)
}

/** @returns a function that does it */
export const minuteWork = (services: Services) => async (): Promise<void> => {
  const { clock, config, pacedEmails } = services
  await tryAgain(services)
  await inTime(watchesForMs, { event: 'WATCHERS_NOT_TOLD' }, services, tellWatchers(services))
  await inTime(changesForMs, { event: 'CHANGE_NOT_LOGGED' }, services, logPutOff(services))
  const aMinute = Math.floor((shareOfReminders * Number(config.MAIL_MOST_A_DAY)) / minutesInADay)
  await pacedEmails.release(Math.max(1, aMinute), clock())
  await inTime(logsForMs, { event: 'LOG_NOT_PUBLISHED' }, services, keepLog(services))
}
