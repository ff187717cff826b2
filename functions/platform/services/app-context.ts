/**
 * The parts from which services are made. Clients are made on first use; clock, ids and plug-ins of the SDK can be
 * passed in.
 */
import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { type CallLimits, type ClientPlugin, createAwsCalls } from '../gateways/aws-calls.ts'
import { createSecrets } from '../gateways/secrets.ts'
import { createTable } from '../table/table.ts'
import type { Config } from './config.ts'

/** What hashing a password costs. */
export interface HashCost {
  memoryInKib: number
  passes: number
  parallelism: number
}

export interface Dependencies {
  clock: () => Date
  newId: () => string
  hashCost?: HashCost
  /** How long calls to AWS may take. */
  callLimits?: CallLimits
  plugin?: ClientPlugin
  log: (line: Record<string, unknown>) => void
}

const printLine = (line: Record<string, unknown>): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** The parts from which services are made: configuration, table, secrets, clock, ids. There is one in a process. */
export const createAppContext = (config: Config, given: Partial<Dependencies> = {}) => {
  const {
    clock = () => new Date(),
    newId = randomUUID,
    log = printLine,
    hashCost,
    callLimits,
    plugin,
  } = given
  const awsCalls = createAwsCalls(callLimits, plugin)
  const connect = () => awsCalls.limit(new DynamoDBClient(awsCalls.settings))
  const table = createTable(connect, config.TABLE_NAME)
  const secret = createSecrets(clock, awsCalls)
  const { inTime } = awsCalls
  return {
    ...{ config, clock, newId, log, inTime, hashCost, awsCalls, table, secret },
    made: new Map<unknown, unknown>(),
  }
}
export type AppContext = ReturnType<typeof createAppContext>
