/**
 * The whole service in this process, as two servers on one table and one bucket in memory, with a clock, ids and an order of
 * calls that a seed decides.
 */
import type { Context } from 'aws-lambda'
import { createHandler, type Handler } from '#functions/handler/handler.ts'
import type { Item, Table } from '#functions/platform/table/table.ts'
import { routeOf } from '#functions/routes.ts'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { endpoints } from '#shared/contract.ts'
import { type Call, gatewayEvent } from '#tests/support/portal/gateway-event.ts'
import { memoryFiles } from './memory-files.ts'
import { type EmailSender, memoryServices, newSecrets, originSecret } from './memory-services.ts'
import { memoryTable } from './memory-table.ts'
import { oneOf, type Random } from './random.ts'
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

export const simulatedService = async (send?: EmailSender['send']) => {
  let random: Random = () => 0.5
  let now = started
  let made = 0
  /** By person; who is signed out by time signs in again. */
  let tokens = new Map<string, string>()
  const clock = () => new Date(now)
  const newId = () => {
    made += 1
    const hex = Math.floor(random() * 2 ** 48).toString(16)
    return `${hex.padStart(12, '0').slice(0, 8)}-${String(made % 10_000).padStart(4, '0')}-4000-8000-${hex.padStart(12, '0')}`
  }
  const scheduler = createScheduler()
  const store = memoryTable()
  const bucket = memoryFiles(clock)

  const surroundings = {
    ...{ clock, newId, secrets: newSecrets(), ...(send && { send }) },
    table: takingTurns<Table>(store.table, scheduler, ['put', 'update', 'transact']),
    files: takingTurns(bucket.files, scheduler, ['put', 'copy', 'remove']),
  }
  const [services, others] = [memoryServices(surroundings), memoryServices(surroundings)]
  await services.feeSchedules.put(sampleFeeSchedule)
  for (const key of await services.registerKeys.list()) await services.registerKeys.add(key)

  const handlers = new Map<string, Handler[]>()
  for (const { name, endpoint } of endpoints) {
    const { run } = await routeOf(name)
    handlers.set(
      name,
      [services, others].map((of) => createHandler(endpoint, run, of)),
    )
  }

  const invoke = async (name: string, call: Call = {}) => {
    const handler = oneOf(handlers.get(name) ?? [], random)
    now += 1 + Math.floor(random() * longestCallInMs)
    const event = gatewayEvent(name, originSecret, { from: '127.0.0.9', ...call })
    const {
      statusCode = 0,
      body,
      isBase64Encoded,
    } = await handler(event, { awsRequestId: newId() } as Context)
    return { status: statusCode, body: isBase64Encoded ? {} : JSON.parse(body || '{}') }
  }

  /** Somebody who signs in, and does it again when a session has ended. */
  const signedIn = (id: string, login: string, body: object) => {
    const signIn = async (): Promise<void> => {
      const { body: answer } = await invoke(login, { body })
      if (answer.data) tokens.set(id, answer.data.token)
    }
    return async (name: string, call: Call = {}) => {
      const first = tokens.has(id) && (await invoke(name, { token: tokens.get(id), ...call }))
      if (first && first.status !== 401) return first
      await signIn()
      return invoke(name, { token: tokens.get(id), ...call })
    }
  }

  return {
    services,
    invoke,
    signedIn,
    clock,
    items: (): Item[] => store.items(),
    unsent: store.unsent,
    changesOfRegister: store.changesOfRegister,
    overwritten: store.overwritten,
    files: bucket.keys,
    /** What a browser sends to the bucket itself. */
    send: bucket.files.put,
    /** What has expired is deleted at once, or only later. */
    pass: (ms: number, isExpiring: boolean): void => {
      now += ms
      if (isExpiring) store.expire(clock())
    },
    /** The world as it is now; `begin` comes back to it, with numbers of its own for what is random. */
    snapshot: () => {
      const [items, files, at, signed] = [store.snapshot(), bucket.snapshot(), now, tokens]
      return {
        begin: (given: Random): void => {
          store.restore(items)
          bucket.restore(files)
          tokens = new Map(signed)
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
