/** The whole service in this process over a table and files in memory, with a clock, ids and an order of calls that a seed decides. */
import type { Context } from 'aws-lambda'
import { createHandler, type Handler } from '#functions/handler/handler.ts'
import type { Item, Table } from '#functions/platform/table/table.ts'
import { routeOf } from '#functions/routes.ts'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { endpoints } from '#shared/contract.ts'
import type { Random } from '#tests/support/model/random-acts.ts'
import { type Call, gatewayEvent } from '#tests/support/portal/gateway-event.ts'
import { memoryFiles } from './memory-files.ts'
import { memoryServices, originSecret } from './memory-services.ts'
import { memoryTable } from './memory-table.ts'
import { createScheduler, type Scheduler } from './scheduler.ts'

const started = Date.parse('2026-11-24T06:00:00Z')
/** Each call to a neighbour takes some time. */
const longestCallInMs = 40

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

  const services = memoryServices({
    ...{ clock, newId },
    table: takingTurns<Table>(store.table, scheduler, ['put', 'update', 'transact']),
    files: takingTurns(bucket.files, scheduler, ['put', 'copy', 'remove']),
  })
  await services.feeSchedules.put(sampleFeeSchedule)

  const handlers = new Map<string, Handler>()
  for (const { name, endpoint } of endpoints) {
    const { run } = await routeOf(name)
    handlers.set(name, createHandler(endpoint, run, services))
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
