import type { Services } from '#functions/services.ts'
import { dynamoDbCall } from './database/dynamodb-call.ts'
import { openStream } from './database/stream-source.ts'
import { type StreamWorker, startStreamWorker } from './database/stream-worker.ts'
import { credentialsOf } from './environment.ts'
import { type EventWorker, startEventWorker } from './event-worker.ts'
import type { LocalStack } from './local-stack.ts'
import type { Log } from './log.ts'
import { runEvery } from './schedule.ts'

/** The functions that nobody calls over HTTP. `stop` waits for them to finish. */
export interface Workers {
  worker: StreamWorker
  emailEvents: EventWorker
  stop(): Promise<void>
}

const sweepEveryInHours = 24

/** Starts the worker of the outbox, what notes the mailbox's events, and the daily work. */
export const startWorkers = async (
  services: Services,
  env: LocalStack['env'],
  log: Log,
): Promise<Workers> => {
  const [{ sendEmails }, { dailyWork }, { noteEmailEvent }] = await Promise.all([
    import('#functions/workers/worker.ts'),
    import('#functions/workers/daily-work.ts'),
    import('#functions/workers/email-events/note-email-event.ts'),
  ])
  const source = openStream(databaseCall(env), env.TABLE_NAME)
  const worker = startStreamWorker({ source, sendEmails: sendEmails(services), log })
  const emailEvents = startEventWorker(noteEmailEvent(services), log)
  const stopSweep = runEvery(sweepEveryInHours, 'SWEEP', dailyWork(services), log)
  return {
    worker,
    emailEvents,
    async stop() {
      await worker.stop()
      await emailEvents.stop()
      await stopSweep()
    },
  }
}

const databaseCall = (env: LocalStack['env']) =>
  dynamoDbCall(env.AWS_ENDPOINT_URL_DYNAMODB, { credentials: credentialsOf(env), region: env.AWS_REGION })
