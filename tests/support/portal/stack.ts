/** The stand-ins and the service in this very process: for tests that turn the clock, count units or plan faults. */
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { afterAll, onTestFinished, TestRunner } from 'vitest'
import { createHandler } from '#functions/handler/handler.ts'
import type { Dependencies } from '#functions/platform/services/app-context.ts'
import { readConfig } from '#functions/platform/services/config.ts'
import { routeOf } from '#functions/routes.ts'
import { createServices } from '#functions/services.ts'
import { startLocalStack } from '#infra/local/local-stack.ts'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { endpoints } from '#shared/contract.ts'
import { dataFolder } from '#tests/support/files/data-folder.ts'
import { type Call, gatewayEvent } from './gateway-event.ts'
import { cheapHash, patientLimits } from './test-dependencies.ts'

export type { Call }

type Environment = Record<string, string>

// biome-ignore lint/suspicious/noExplicitAny: JSON of any endpoint, of which each test names what it reads
const parsed = (json: string): any => JSON.parse(json)

const isJson = ({ headers, isBase64Encoded }: APIGatewayProxyStructuredResultV2): boolean =>
  !isBase64Encoded && !String(headers?.['content-type']).startsWith('text/html')

/** After the test or the file that has opened it; a command runs no tests, and closes by itself. */
const closeAfterwards = (close: () => Promise<void>): void => {
  if (!('env' in import.meta)) return
  if (TestRunner.getCurrentTest()) onTestFinished(close)
  else afterAll(close)
}

/**
 * It closes itself after the test or the file that opens it.
 * @param env settings that differ from those of one machine, such as `{ STAFF_TOTP: 'required' }`, or a function of
 * them.
 * @param kept a folder with an existing database; without it the database is empty.
 */
export const openStack = async (
  given: Partial<Dependencies> = {},
  env: Environment | ((env: Environment) => Promise<Environment>) = {},
  kept?: string,
) => {
  const dataDir = kept ?? (await dataFolder())
  const localStack = await startLocalStack({
    dataDir,
    portalPort: 3000,
    firstPort: 0,
    stream: false, // e-mails are sent by handing over records of changes
    log: () => {},
  })
  const changed = typeof env === 'function' ? await env(localStack.env) : env
  Object.assign(process.env, localStack.env, changed)
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= localStack.stop().then(() => rm(dataDir, { recursive: true, force: true }))
    return closing
  }
  closeAfterwards(close)
  const lines: Record<string, unknown>[] = []
  const services = createServices(readConfig({ ...localStack.env, ...changed }), {
    hashCost: cheapHash,
    callLimits: patientLimits,
    log: (line) => lines.push(line),
    ...given,
  })
  await services.feeSchedules.put(sampleFeeSchedule)

  const handlers = new Map(
    await Promise.all(
      endpoints.map(async ({ name, endpoint }) => {
        const { run } = await routeOf(name)
        return [name as string, createHandler(endpoint, run, services)] as const
      }),
    ),
  )

  return {
    localStack,
    services,
    lines,
    /** Calls a handler with the event that the gateway would send. */
    invoke: async (name: string, call: Call = {}) => {
      const event = gatewayEvent(name, localStack.originSecret, call)
      const handler = handlers.get(name)
      if (!handler) throw new Error(`No endpoint is called ${name}`)
      const answer = await handler(event, { awsRequestId: randomUUID() } as Context)
      const { body: answered = '', isBase64Encoded } = answer
      const content = Buffer.from(answered, isBase64Encoded ? 'base64' : 'utf8')
      return {
        status: answer.statusCode ?? 0,
        headers: answer.headers ?? {},
        bytes: content,
        body: isJson(answer) ? parsed(answered || '{}') : undefined,
      }
    },
    close,
  }
}
export type Stack = Awaited<ReturnType<typeof openStack>>

/** A clock that stands still until `turn` moves it. */
export const aClock = (start = new Date('2026-11-24T06:00:00Z')) => {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    turn: (seconds: number) => {
      now += seconds * 1000
    },
  }
}
