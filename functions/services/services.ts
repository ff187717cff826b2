/** What routes work with. Everything is made on first use; clock, ids and SDK plug-ins can be passed in. */
import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { createTable } from '#functions/data/table.ts'
import type { HashCost } from '#functions/gateways/passwords.ts'
import { requestLimits } from '#functions/gateways/request-limits.ts'
import { createSecrets } from '#functions/gateways/secrets.ts'
import type { Config } from './config.ts'
import * as makers from './service-factories.ts'

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

/** What services are made of. */
export const createAppContext = (config: Config, given: Partial<Dependencies> = {}) => {
  const { clock = () => new Date(), newId = randomUUID, log = printLine, hashCost, plugin } = given
  const connect = () => {
    const client = new DynamoDBClient(requestLimits)
    plugin?.(client as never)
    return client
  }
  const table = createTable(connect, config.TABLE_NAME)
  return { config, clock, newId, log, hashCost, plugin, table, secret: createSecrets(clock, plugin) }
}
export type AppContext = ReturnType<typeof createAppContext>

type Makers = Record<string, (ground: AppContext) => unknown>
type Made<M extends Makers> = { [Name in keyof M]: ReturnType<M[Name]> }

/** Makes the chosen services; the rest of the ground stays hidden from routes. */
export const wire = <M extends Makers>(ground: AppContext, chosen: M) => {
  const { config, clock, newId, log } = ground
  const made = Object.entries(chosen).map(([name, make]) => [name, make(ground)])
  return { config, clock, newId, log, ...(Object.fromEntries(made) as Made<M>) }
}

/** All services; a function in AWS wires only those that its routes use. */
export const createServices = (config: Config, given: Partial<Dependencies> = {}) =>
  wire(createAppContext(config, given), makers)
export type Services = ReturnType<typeof createServices>
