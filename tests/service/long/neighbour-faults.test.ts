/**
 * Whatever goes wrong between the service and a neighbour, each kind of endpoint answers 503 in time, with Retry-After and a
 * sentence, and the same call sent again is done once. `FAULT_ENDPOINTS=all` tries every endpoint of the contract.
 */
import { afterAll, expect, test } from 'vitest'
import { type EndpointName, endpoints } from '#shared/contract.ts'
import { openExamples } from '#tests/support/calls/example-calls.ts'
import { type Call, openStack } from '#tests/support/portal/stack.ts'
import { patientLimits } from '#tests/support/portal/test-dependencies.ts'
import {
  type FaultyNeighbour,
  neighbourFaults,
  startFaultyNeighbour,
} from '#tests/support/stand-ins/faulty-neighbour.ts'

/** Far below those in operation while something is broken, so that nobody waits; the rule is the same. */
const shortLimits = { tryInMs: 500, requestInMs: 900 }
const callLimits = { ...patientLimits }
const longestAnswerInMs = 10_000

let database: FaultyNeighbour
let store: FaultyNeighbour
const stack = await openStack({ callLimits }, async (env) => {
  database = await startFaultyNeighbour(env.AWS_ENDPOINT_URL_DYNAMODB ?? '')
  store = await startFaultyNeighbour(env.AWS_ENDPOINT_URL_S3 ?? '')
  return { AWS_ENDPOINT_URL_DYNAMODB: database.endpoint, AWS_ENDPOINT_URL_S3: store.endpoint }
})
afterAll(async () => {
  await stack.close()
  await Promise.all([database.stop(), store.stop()])
})

const everyEndpoint = process.env.FAULT_ENDPOINTS === 'all'
/** These ask no neighbour, or do without its answer. */
const withoutNeighbours: EndpointName[] = ['service.health', 'service.openapi']

/** A read of each kind of caller, a write of one item, transactions, and an upload. */
const kinds: EndpointName[] = everyEndpoint
  ? endpoints.map(({ name }) => name).filter((name) => !withoutNeighbours.includes(name))
  : ['auth.user', 'cases.list', 'auth.login', 'applications.update', 'applicantForm.create', 'uploads.create']

const answerInTime = async (name: string, call: Call) => {
  const began = performance.now()
  const { status, headers, body } = await stack.invoke(name, call)
  return {
    name,
    status,
    retryAfter: headers['retry-after'],
    sentence: body?.message,
    inTime: performance.now() - began < longestAnswerInMs,
  }
}
const refused = (name: string) => ({
  name,
  status: 503,
  retryAfter: '5',
  sentence: 'The service is busy. Try again in a moment',
  inTime: true,
})

/** The answers of these calls, all at once, while a neighbour is broken. */
const whileBroken = async (
  neighbour: FaultyNeighbour,
  broken: Parameters<FaultyNeighbour['breakCalls']>,
  calls: [EndpointName, Call][],
) => {
  neighbour.breakCalls(...broken)
  Object.assign(callLimits, shortLimits)
  const answers = await Promise.all(calls.map(([name, call]) => answerInTime(name, call)))
  Object.assign(callLimits, patientLimits)
  neighbour.heal()
  return answers
}

test('whatever is wrong with the database, every kind of endpoint answers 503 with a sentence', async () => {
  const example = openExamples(stack)
  // None of them gets as far as to do anything, so that all faults meet the same calls.
  const calls: [EndpointName, Call][] = []
  for (const name of kinds) calls.push([name, await example(name)])
  for (const fault of neighbourFaults)
    expect([fault, await whileBroken(database, [fault], calls)]).toEqual([fault, kinds.map(refused)])
})

/** Each changes something, under a key, and an effect that is seen once. */
const writes: Partial<Record<EndpointName, (call: Call) => Promise<unknown>>> = {
  'auth.register': async ({ body }) => {
    const { email, password } = body as Record<string, string>
    return (await stack.invoke('auth.login', { body: { email, password } })).status
  },
  'applicantForm.create': ({ token }) => eventsOf(token, 'SUBMITTED'),
  'applicantForm.withdraw': ({ token }) => eventsOf(token, 'WITHDRAWN'),
  'documents.remove': async ({ token }) =>
    (await stack.invoke('documents.list', { token })).body.data.files.marksSheet_image,
  'cases.note': async (call) =>
    (await stack.invoke('cases.notes', { token: call.token, params: call.params })).body.data.notes.length,
  'cases.act': async (call) => {
    const { id } = call.params ?? {}
    const { events } = await stack.services.events.page(id ?? '')
    return events.filter(({ event }) => event === 'TAKE_UP').length
  },
}
const onceDone: Partial<Record<EndpointName, unknown>> = {
  'auth.register': 200,
  'applicantForm.create': 1,
  'applicantForm.withdraw': 1,
  'documents.remove': null,
  'cases.note': 1,
  'cases.act': 1,
}

const eventsOf = async (token: string | undefined, name: string): Promise<number> => {
  const { id } = (await stack.invoke('auth.user', { token })).body.data
  const { events } = await stack.services.events.page(id)
  return events.filter(({ event }) => event === name).length
}

test.for(neighbourFaults)(
  'database %s at the writes: each is done once when it is sent again',
  async (fault) => {
    const example = openExamples(stack)
    const names = Object.keys(writes) as EndpointName[]
    const calls: [EndpointName, Call][] = []
    for (const name of names) {
      const call = await example(name)
      calls.push([name, { ...call, headers: { ...call.headers, 'idempotency-key': `${fault} ${name}` } }])
    }
    const isWrite = ({ operation }: { operation: string }) =>
      /TransactWriteItems|UpdateItem|PutItem/.test(operation)
    expect(await whileBroken(database, [fault, isWrite], calls)).toEqual(names.map(refused))

    for (const [name, call] of calls) {
      const { status, body } = await stack.invoke(name, call)
      const { status: success = 200 } = endpoints.find((each) => each.name === name)?.endpoint ?? {}
      expect([name, status, status === success ? '' : body]).toEqual([name, success, ''])
      expect([name, await writes[name]?.(call)]).toEqual([name, onceDone[name]])
    }
  },
)

test.for(neighbourFaults)(
  'store %s: files are refused with 503, and sent again they arrive',
  async (fault) => {
    const example = openExamples(stack)
    const names: EndpointName[] = ['uploads.create', 'documents.get']
    const calls: [EndpointName, Call][] = []
    for (const name of names) calls.push([name, await example(name)])
    expect(await whileBroken(store, [fault], calls)).toEqual(names.map(refused))
    for (const [name, call] of calls) expect((await stack.invoke(name, call)).status).toBeLessThan(300)
  },
)
