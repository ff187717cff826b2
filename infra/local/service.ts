import type { Dependencies } from '#functions/services/app-context.ts'
import type { Services } from '#functions/services/services.ts'
import { dayInKarachi } from '#shared/format.ts'
import { dynamoDbCall } from './dynamodb-call.ts'
import { endpointHandlers } from './endpoint-handlers.ts'
import { credentialsOf } from './environment.ts'
import { type EventWorker, startEventWorker } from './event-worker.ts'
import { createGateway, type Gateway } from './gateway/gateway.ts'
import type { LocalStack } from './local-stack.ts'
import type { Log } from './log.ts'
import { runEvery } from './schedule.ts'
import { type SignIn, seed } from './seed.ts'
import { openStream } from './stream-source.ts'
import { type StreamWorker, startStreamWorker } from './stream-worker.ts'

/** Everything that runs the functions' code. `stop` waits for the workers and the sweep to finish. */
interface Service {
  gateway: Gateway
  worker: StreamWorker
  emailEvents: EventWorker
  services: Services
  stop(): Promise<void>
}

const sweepEveryInHours = 24

/** Starts the functions behind a gateway, the stream worker, what notes the mailbox's events, and the daily sweep. */
export const startService = async ({
  env,
  administrator,
  demo = false,
  dependencies,
  log,
}: {
  /** The environment variables of a function, which the process has already. */
  env: LocalStack['env']
  /** Without an administrator nothing is seeded. */
  administrator?: SignIn
  /** Whether the demonstration is loaded too. */
  demo?: boolean
  dependencies?: Partial<Dependencies>
  log: Log
}): Promise<Service> => {
  const functions = await createFunctions(env, dependencies)
  if (administrator) {
    await migrateData(functions.services)
    await seed(functions.services, administrator)
  }
  const worker = startStreamWorker({
    source: openStream(databaseCall(env), env.TABLE_NAME),
    sendEmails: functions.sendEmails,
    log,
  })
  const emailEvents = startEventWorker(functions.noteEmailEvent, log)
  const stopSweep = runEvery(sweepEveryInHours, 'SWEEP', functions.dailyWork, log)
  if (demo) await loadDemonstration(functions.services)
  return {
    gateway: createGateway({ routes: functions.routes, log }),
    worker,
    emailEvents,
    services: functions.services,
    async stop() {
      await worker.stop()
      await emailEvents.stop()
      await stopSweep()
    },
  }
}

/** On one machine a start does what operators do by command after an update. */
const migrateData = async (services: Services): Promise<void> => {
  const { migrateCases } = await import('#functions/app/migration/migrate-cases.ts')
  const now = services.clock()
  const run = { attempt: { requestId: services.newId(), now }, today: dayInKarachi(now) }
  const { rewritten } = await migrateCases(run, () => {}, services)
  if (rewritten > 0) console.log(`${rewritten} applications of an earlier version were carried over.`)
}

const loadDemonstration = async (services: Services): Promise<void> => {
  const { loadDemonstration: load } = await import('./demonstration/run.ts')
  console.log('Loading the demonstration …')
  await load(services)
}

const databaseCall = (env: LocalStack['env']) =>
  dynamoDbCall(env.AWS_ENDPOINT_URL_DYNAMODB, { credentials: credentialsOf(env), region: env.AWS_REGION })

/** The functions' code is loaded only now: it reads its environment as it would in Lambda. */
const createFunctions = async (env: LocalStack['env'], dependencies: Partial<Dependencies> = {}) => {
  const [{ routes }, { createHandler }, { readConfig }, { createServices }, stream, schedule, events] =
    await Promise.all([
      import('#functions/routes.ts'),
      import('#functions/http/handler.ts'),
      import('#functions/services/config.ts'),
      import('#functions/services/all-services.ts'),
      import('#functions/emails/worker.ts'),
      import('#functions/app/daily-work.ts'),
      import('#functions/app/email-events/note-email-event.ts'),
    ])
  const services = createServices(readConfig(env), dependencies)
  return {
    services,
    routes: await endpointHandlers(routes, createHandler, services),
    sendEmails: stream.sendEmails(services),
    dailyWork: schedule.dailyWork(services),
    noteEmailEvent: events.noteEmailEvent(services),
  }
}
