/** What routes and workers work with. Clients are made on first use; clock, ids and SDK plug-ins can be passed in. */
import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { createTable } from '#functions/data/table.ts'
import type { HashCost } from '#functions/gateways/passwords.ts'
import { requestLimits } from '#functions/gateways/request-limits.ts'
import { createSecrets } from '#functions/gateways/secrets.ts'
import type { Config } from './config.ts'
import type * as allFactories from './service-factories.ts'

export interface Dependencies {
  clock: () => Date
  newId: () => string
  hashCost?: HashCost
  /** Applied to every AWS client, for recorders and planned faults. */
  plugin?: (client: { middlewareStack: never }) => void
  log: (line: Record<string, unknown>) => void
}

const printLine = (line: Record<string, unknown>): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** What services are made of: configuration, table, secrets, clock, ids. One a process. */
export const createAppContext = (config: Config, given: Partial<Dependencies> = {}) => {
  const { clock = () => new Date(), newId = randomUUID, log = printLine, hashCost, plugin } = given
  const connect = () => {
    const client = new DynamoDBClient(requestLimits)
    plugin?.(client as never)
    return client
  }
  const table = createTable(connect, config.TABLE_NAME)
  const secret = createSecrets(clock, plugin)
  return { config, clock, newId, log, hashCost, plugin, table, secret, made: new Map<unknown, unknown>() }
}
export type AppContext = ReturnType<typeof createAppContext>

/** How each service is made, by the service's name. */
export type Factories = Record<string, (context: AppContext) => unknown>

/** What everybody gets, whatever they need besides. */
type Common = Pick<AppContext, 'config' | 'clock' | 'newId' | 'log'>

/** The services that these factories make. */
export type Wired<F extends Factories> = Common & { [Name in keyof F]: ReturnType<F[Name]> }

/** Every service by name. */
export type Services = Wired<typeof allFactories>

/** The few services that a use case works with. */
export type Needs<Name extends keyof Services> = Pick<Services, Name>

/** The service of a factory, made once a context: routes of one process share what it keeps, such as public keys. */
const serviceOf = (context: AppContext, make: Factories[string]): unknown => {
  if (!context.made.has(make)) context.made.set(make, make(context))
  return context.made.get(make)
}

/** Makes the named services; the table and the secrets stay hidden from routes. */
export const wire = <F extends Factories>(context: AppContext, factories: F): Wired<F> => {
  const { config, clock, newId, log } = context
  const made = Object.entries(factories).map(([name, make]) => [name, serviceOf(context, make)])
  return { config, clock, newId, log, ...Object.fromEntries(made) }
}
