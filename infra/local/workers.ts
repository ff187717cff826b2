import type { Services } from '#functions/services.ts'
import { dynamoDbCall } from './database/dynamodb-call.ts'
import { openStream } from './database/stream-source.ts'
import { isChangeOfRegister, type StreamWorker, startStreamWorker } from './database/stream-worker.ts'
import { credentialsOf } from './environment.ts'
import { type EventWorker, startEventWorker } from './event-worker.ts'
import type { LocalStack } from './local-stack.ts'
import { errorName, type Log } from './log.ts'

const minute = 60 * 1000

/**
 * Calls a function at once and then at an interval, as EventBridge does; after a failure, which is logged, the next call is
 * the regular one. @returns a stop that waits for a running call.
 */
const runEvery = (
  minutes: number,
  name: string,
  call: () => Promise<unknown>,
  log: Log,
): (() => Promise<void>) => {
  const run = () =>
    call().then(
      () => undefined,
      (error) => log({ level: 'error', event: `${name}_FAILED`, error: errorName(error) }),
    )
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, minutes * minute)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** The functions that nobody calls over HTTP. `stop` waits for them to finish. */
export interface Workers {
  worker: StreamWorker
  emailEvents: EventWorker
  stop(): Promise<void>
}

const dayInMinutes = 24 * 60

/** Starts the worker of the outbox, what notes the mailbox's events, and the daily work. */
export const startWorkers = async (
  services: Services,
  env: LocalStack['env'],
  log: Log,
): Promise<Workers> => {
  const [{ sendEmails }, { logChanges }, { minuteWork }, { dailyWork }, { noteEmailEvent }] =
    await Promise.all([
      import('#functions/workers/worker.ts'),
      import('#functions/workers/log-changes.ts'),
      import('#functions/workers/minute-work.ts'),
      import('#functions/workers/daily-work.ts'),
      import('#functions/workers/email-events/note-email-event.ts'),
    ])
  const source = () => openStream(databaseCall(env), env.TABLE_NAME)
  const worker = startStreamWorker({ source: source(), handle: sendEmails(services), log })
  const logger = startStreamWorker({
    ...{ source: source(), filter: isChangeOfRegister },
    ...{ handle: logChanges(services), log },
  })
  const emailEvents = startEventWorker(noteEmailEvent(services), log)
  const stopPuttingBack = runEvery(1, 'MINUTE_WORK', minuteWork(services), log)
  const stopSweep = runEvery(dayInMinutes, 'SWEEP', dailyWork(services), log)
  return {
    worker,
    emailEvents,
    async stop() {
      await worker.stop()
      await logger.stop()
      await emailEvents.stop()
      await stopPuttingBack()
      await stopSweep()
    },
  }
}

const databaseCall = (env: LocalStack['env']) =>
  dynamoDbCall(env.AWS_ENDPOINT_URL_DYNAMODB, { credentials: credentialsOf(env), region: env.AWS_REGION })
