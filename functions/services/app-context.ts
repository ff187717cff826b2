/** What services are made of. Clients are made on first use; clock, ids and plug-ins of the SDK can be passed in. */
import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { createTable } from '#functions/data/table.ts'
import type { HashCost } from '#functions/gateways/passwords.ts'
import { requestLimits } from '#functions/gateways/request-limits.ts'
import { createSecrets } from '#functions/gateways/secrets.ts'
import type { Config } from './config.ts'

export interface Dependencies {
  clock: () => Date
  newId: () => string
  hashCost?: HashCost
  /** Applied to every AWS client; tests record calls and make them fail with it. */
  plugin?: (client: { middlewareStack: never }) => void
  log: (line: Record<string, unknown>) => void
}

const printLine = (line: Record<string, unknown>): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** What services are made of: configuration, table, secrets, clock, ids. There is one in a process. */
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
