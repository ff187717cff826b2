/** The whole service in this process over a table and files in memory, with a clock, ids and an order of calls that a seed decides. */
import type { Context } from 'aws-lambda'
import type { Item, Table } from '#functions/data/table/table.ts'
import { createTokens } from '#functions/gateways/tokens.ts'
import { createHandler, type Handler } from '#functions/http/handler.ts'
import { routes } from '#functions/routes.ts'
import { createAppContext } from '#functions/services/app-context.ts'
import * as factories from '#functions/services/service-factories.ts'
import { wire } from '#functions/services/services.ts'
import { originSecretHash } from '#infra/local/cloudfront/origin-headers.ts'
import { generateRegisterKey, generateSigningKey, publicHalf } from '#infra/signing-key.ts'
import { endpoints } from '#shared/contract/index.ts'
import { sampleFeeSchedule } from '#shared/rules/fee.ts'
import type { Random } from '#tests/support/model/random-acts.ts'
import { type Call, gatewayEvent } from '#tests/support/portal/gateway-event.ts'
import { cheapHash } from '#tests/support/portal/test-dependencies.ts'
import { memoryFiles } from './memory-files.ts'
import { memoryTable } from './memory-table.ts'
import { createScheduler, type Scheduler } from './scheduler.ts'

const originSecret = 'the origin secret'
const started = Date.parse('2026-11-24T06:00:00Z')
/** Each call to a neighbour takes some time. */
const longestCallInMs = 40

const config = {
  TABLE_NAME: 'portal',
  BUCKET_NAME: 'portal-documents',
  BASE_URL: 'https://portal.example',
  MAIL_FROM: 'no-reply@council.example',
  APPLICANT_SIGNING_SECRET: 'applicant',
  STAFF_SIGNING_SECRET: 'staff',
  REGISTER_SIGNING_SECRET: 'register',
  PEPPER_SECRET: 'pepper',
  ORIGIN_SECRET_SHA256: originSecretHash(originSecret),
  STAFF_TOTP: 'optional',
} as const

/** Every operation of a neighbour waits for its turn. */
const takingTurns = <Neighbour extends object>(
  neighbour: Neighbour,
  { call }: Scheduler,
  writes: readonly (keyof Neighbour)[],
): Neighbour =>
  Object.fromEntries(
    Object.entries(neighbour).map(([name, operation]) => [
      name,
      (...given: unknown[]) =>
        call({
          work: () => operation(...given),
          isWrite: writes.includes(name as keyof Neighbour),
          oncePerToken: name === 'transact',
        }),
    ]),
  ) as Neighbour

export const simulatedService = async () => {
  let random: Random = () => 0.5
  let now = started
  let made = 0
  const clock = () => new Date(now)
  const newId = () => {
    made += 1
    const hex = Math.floor(random() * 2 ** 48).toString(16)
    return `${hex.padStart(12, '0').slice(0, 8)}-${String(made % 10_000).padStart(4, '0')}-4000-8000-${hex.padStart(12, '0')}`
  }
  const scheduler = createScheduler()
  const store = memoryTable()
  const bucket = memoryFiles(clock)

  const keys = {
    applicant: generateSigningKey(),
    staff: generateSigningKey(),
    register: generateRegisterKey(),
  }
  const pepper = {
    password: Buffer.alloc(32, 1).toString('base64'),
    limits: Buffer.alloc(32, 2).toString('base64'),
  }
  const secrets: Record<string, unknown> = { ...keys, pepper }
  const table: Table = takingTurns(store.table, scheduler, ['put', 'update', 'transact'])
  const context = {
    ...createAppContext(config, { clock, newId, hashCost: cheapHash, log: () => {} }),
    table,
    secret: async (name: string) => JSON.stringify(secrets[name]),
  }
  context.made.set(factories.files, takingTurns(bucket.files, scheduler, ['put', 'copy', 'remove']))
  context.made.set(
    factories.tokens,
    createTokens(async (kind) => [publicHalf(keys[kind])]),
  )
  const services = wire(context, factories)
  await services.feeSchedules.put(sampleFeeSchedule)

  const handlers = new Map<string, Handler>()
  for (const { name, endpoint } of endpoints) {
    const { route } = await routes[name]()
    handlers.set(name, createHandler(endpoint, route, services))
  }

  const invoke = async (name: string, call: Call = {}) => {
    const handler = handlers.get(name) as Handler
    now += 1 + Math.floor(random() * longestCallInMs)
    const event = gatewayEvent(name, originSecret, { from: '127.0.0.9', ...call })
    const { statusCode = 0, body = '{}' } = await handler(event, { awsRequestId: newId() } as Context)
    return { status: statusCode, body: JSON.parse(body || '{}') }
  }

  return {
    services,
    invoke,
    clock,
    items: (): Item[] => store.items(),
    files: bucket.keys,
    /** The world as it is now; `begin` comes back to it, with numbers of its own for what is random. */
    snapshot: () => {
      const [items, files, at] = [store.snapshot(), bucket.snapshot(), now]
      return {
        begin: (given: Random): void => {
          store.restore(items)
          bucket.restore(files)
          random = given
          now = at
          made = 0
        },
      }
    },
    /** Makes calls at once, interleaved as the seed decides. */
    together: <T>(works: (() => Promise<T>)[], faultRate: number): Promise<T[]> =>
      scheduler.together(works, { random, faultRate }),
  }
}
export type SimulatedService = Awaited<ReturnType<typeof simulatedService>>
