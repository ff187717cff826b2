/**
 * The function of the table's stream: it is started for each e-mail that a change has put into the outbox, for each change of the
 * register, and by the clock every minute.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent, ScheduledEvent } from 'aws-lambda'
import { fairShares } from '#functions/cases/data/fair-shares.ts'
import { emails } from '#functions/platform/outbox/outbox.ts'
import { emailSender } from '#functions/platform/outbox/sender.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import { waitingEmails } from '#functions/platform/outbox/waiting-emails.ts'
import type { Wired } from '#functions/platform/services/services.ts'
import { outboxPrefix } from '#functions/platform/table/partitions.ts'
import { retry } from '#functions/platform/table/retry.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { composeMessage, composerNeeds } from './compose-message.ts'
import { logChanges, needs as logNeeds } from './log-changes.ts'
import { needs as minuteNeeds, minuteWork } from './minute-work.ts'

export const needs = {
  ...composerNeeds,
  ...logNeeds,
  ...minuteNeeds,
  emailSender,
  emails,
  fairShares,
  waitingEmails,
}
type WorkerServices = Wired<typeof needs>

/**
 * The e-mail about a new application also brings the application to a reviewer, before it is sent, so that a call that stops
 * in between does it again. An application that could not be assigned stays among the unassigned; its e-mail is sent all the same.
 */
const shareApplication = async (email: StoredEmail, services: WorkerServices): Promise<void> => {
  if (email.kind !== 'application-submitted') return
  const { fairShares, clock, log, newId } = services
  const now = clock()
  const attempt = { requestId: newId(), now }
  await fairShares.assign(email.user_id, dayInKarachi(now), attempt).catch((error) =>
    log({
      ts: now.toISOString(),
      level: 'error',
      event: 'APPLICATION_NOT_SHARED',
      errorCode: (error as Error).name,
    }),
  )
}

/** Long enough for a database to come back, and shorter than a claim, after which another call would send the e-mail again. */
const settleTries = 8
const pauseBeforeSettling = (failedTries: number): Promise<void> => pause(100 * 2 ** failedTries)
const settleForMs = 40_000

/**
 * Marks an e-mail that has gone, with patience: giving it back now would send it twice.
 * @returns whether it is marked; if not, its claim runs out
 */
const settle = async (
  id: string,
  mark: () => Promise<void>,
  { clock, log }: WorkerServices,
): Promise<boolean> => {
  const until = performance.now() + settleForMs
  const hasTime = () => performance.now() < until
  try {
    const tries = { tries: settleTries, when: hasTime, pause: pauseBeforeSettling }
    await retry(tries, mark)
    return true
  } catch (error) {
    const errorCode = (error as Error).name
    log({ ts: clock().toISOString(), level: 'error', event: 'EMAIL_NOT_MARKED', outboxId: id, errorCode })
    return false
  }
}

/**
 * An e-mail that always fails must not delay the others permanently; an unavailable mail service does not count as a
 * failure.
 */
const maxFailures = 10

/** The mail service may have sent it each time, and only its answers were lost. */
const mostUnansweredTries = 3

const logGivenUp = (id: string, errorCode: string, { clock, log }: WorkerServices): void =>
  log({ ts: clock().toISOString(), level: 'error', event: 'EMAIL_GIVEN_UP', outboxId: id, errorCode })

/** Sends an e-mail that this call holds. @returns whether it needs no further try. */
const send = async (email: StoredEmail, services: WorkerServices): Promise<boolean> => {
  const { emails, emailSender, clock, log } = services
  if ((email.tries ?? 0) > mostUnansweredTries) {
    await emails.settle(email.id, 'failed', clock())
    logGivenUp(email.id, 'unanswered', services)
    return true
  }
  const content = await composeMessage(email, services)
  const outcome = content ? await emailSender.send(content, email) : 'void'
  const wrong = outcome === 'refused' || outcome === 'not-verified' || outcome === 'forbidden'
  log({
    ts: clock().toISOString(),
    level: wrong ? 'error' : 'info',
    event: 'EMAIL',
    kind: email.kind,
    outcome,
  })
  if (outcome === 'not-verified' || outcome === 'forbidden') {
    // The mail service works: the others do not wait for what it does not allow yet.
    await services.waitingEmails.add(email, clock())
    return true
  }
  if (content && outcome === 'sent')
    return settle(email.id, () => emails.settleSent(email, content, clock()), services)
  if (outcome === 'void' || outcome === 'refused')
    return settle(email.id, () => emails.settle(email.id, outcome, clock()), services)
  // When certainly nothing was sent, the next try may come at once; otherwise only after the claim has run out.
  if (outcome === 'unavailable') await emails.release(email.id)
  return false
}

/** Counts a failure. @returns whether the e-mail is given up, so that the others can be sent. */
const giveUpAfterMaxFailures = async (id: string, { emails, clock }: WorkerServices): Promise<boolean> => {
  if ((await emails.fail(id)) < maxFailures) return false
  await emails.settle(id, 'failed', clock())
  return true
}

/** @returns whether the record needs no further try; an unexpected error is logged and tried again. */
const handle = async (id: string, services: WorkerServices): Promise<boolean> => {
  const { emails, clock, log } = services
  try {
    const email = await emails.claim(id, clock())
    if (!email) return await emails.isSettled(id)
    await shareApplication(email, services)
    return await send(email, services)
  } catch (error) {
    const givenUp = await giveUpAfterMaxFailures(id, services).catch(() => false)
    const errorCode = (error as Error).name
    if (givenUp) logGivenUp(id, errorCode, services)
    else log({ ts: clock().toISOString(), level: 'error', event: 'EMAIL_FAILED', outboxId: id, errorCode })
    return givenUp
  }
}

/** @returns a Lambda handler for the table's stream that reports which records failed. */
export const sendEmails =
  (services: WorkerServices) =>
  async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const batchItemFailures: { itemIdentifier: string }[] = []
    for (const record of event.Records) {
      const id = record.dynamodb?.Keys?.pk?.S?.replace(outboxPrefix, '')
      if (id && !(await handle(id, services)))
        batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' })
    }
    return { batchItemFailures }
  }

const isOfOutbox = ({ Records }: DynamoDBStreamEvent): boolean =>
  Records[0]?.dynamodb?.Keys?.pk?.S?.startsWith(outboxPrefix) ?? false

/** @returns a Lambda handler for all three */
export const streamWork = (services: WorkerServices) => {
  const [send, logChange, everyMinute] = [sendEmails(services), logChanges(services), minuteWork(services)]
  return async (event: DynamoDBStreamEvent | ScheduledEvent): Promise<DynamoDBBatchResponse | undefined> => {
    if ('Records' in event) return isOfOutbox(event) ? send(event) : logChange(event)
    await everyMinute()
    return undefined
  }
}
