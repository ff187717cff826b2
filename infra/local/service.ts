import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { Dependencies } from '#functions/platform/services/app-context.ts'
import type { Services } from '#functions/services.ts'
import { type EndpointName, endpoints } from '#shared/contract.ts'
import { createGateway, type Gateway } from './gateway/gateway.ts'
import type { LambdaHandler, RouteWithHandler } from './gateway/invoke.ts'
import type { LocalStack } from './local-stack.ts'
import type { Log } from './log.ts'
import { progressLine } from './progress.ts'
import { type SignIn, seed } from './seed.ts'
import { startWorkers, type Workers } from './workers.ts'

/** The function that creates handlers, and the one that loads routes; loaded late, because they read the environment. */
type CreateHandler = (endpoint: never, route: never, services: never) => unknown
type RouteOf = (name: EndpointName) => Promise<{ run: unknown }>

/** Creates the handler of each endpoint, as each has its own Lambda function in AWS. */
const endpointHandlers = (
  routeOf: RouteOf,
  createHandler: CreateHandler,
  services: object,
): Promise<RouteWithHandler[]> =>
  Promise.all(
    endpoints.map(async ({ name, endpoint }) => {
      const { run } = await routeOf(name)
      const handler = createHandler(endpoint as never, run as never, services as never)
      return { name, method: endpoint.method, path: endpoint.path, handler: handler as LambdaHandler }
    }),
  )

/** Everything that runs the functions' code. `stop` waits for the workers and the sweep to finish. */
interface Service extends Workers {
  gateway: Gateway
  services: Services
}

/** Starts the functions behind a gateway, and those that nobody calls over HTTP. */
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
  const services = await connectServices(env, { log: log as Dependencies['log'], ...dependencies })
  const gateway = await openGateway(services, log)
  if (administrator) {
    await migrateData(env)
    await seed(services, administrator, { demo })
  }
  // Before the workers: e-mails and reminders are then about what is there.
  if (demo) await loadDemonstration(services)
  const workers = await startWorkers(services, env, log)
  return { gateway, services, ...workers }
}

/** The functions' code is loaded only now: it reads its environment as it would in Lambda. */
export const connectServices = async (
  env: LocalStack['env'],
  dependencies: Partial<Dependencies> = {},
): Promise<Services> => {
  const [{ readConfig }, { createServices }] = await Promise.all([
    import('#functions/platform/services/config.ts'),
    import('#functions/services.ts'),
  ])
  return createServices(readConfig(env), dependencies)
}

/** The gateway with every endpoint behind it. */
export const openGateway = async (services: Services, log: Log): Promise<Gateway> => {
  const [{ routeOf }, { createHandler }] = await Promise.all([
    import('#functions/routes.ts'),
    import('#functions/handler/handler.ts'),
  ])
  return createGateway({ routes: await endpointHandlers(routeOf, createHandler, services), log })
}

/** On one machine a start does what operators do by command after an update. */
const migrateData = async ({ AWS_REGION, TABLE_NAME }: LocalStack['env']): Promise<void> => {
  const { migrations } = await import('#infra/operations/data-migration/migrations.ts')
  if (migrations.length === 0) return
  const { carryOut } = await import('#infra/operations/data-migration/carry-out.ts')
  await carryOut(
    migrations,
    { dynamo: new DynamoDBClient({ region: AWS_REGION }), table: TABLE_NAME },
    console.log,
  )
}

const loadDemonstration = async (services: Services): Promise<void> => {
  const { loadDemonstration: load } = await import('./demonstration/run.ts')
  await load(services, progressLine('Loading the demonstration'))
}
