/** What is kept of the service of a version: the calls of its pages, what they read of the answers, and its records. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as z from 'zod'
import { shapes } from '#infra/operations/data-check/shapes.ts'
import { read } from '#infra/operations/data-check/tools.ts'
import { endpoints } from '#shared/contract.ts'
import { openExamples } from '#tests/support/calls/example-calls.ts'
import { storedItems } from '#tests/support/data-check/stored-items.ts'
import { gatewayEvent } from '#tests/support/portal/gateway-event.ts'
import type { Stack } from '#tests/support/portal/stack.ts'

type Json = Record<string, unknown>

export interface KeptService {
  /** By endpoint: one call as the gateway hands it over, without its token, and the JSON Schema of what is read of its answer. */
  calls: Record<string, { address: string; event: APIGatewayProxyEventV2; reads?: Json }>
  /** By the beginnings of partition and sort key: the JSON Schema of such a record, and one of each kind. */
  records: Record<string, { reads: Json; items: Json[] }>
}

/** Present values only, none of them changed while it is read: JSON Schema knows no transformation. */
const asJson = (schema: z.core.$ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { type, in: read } = zodSchema._zod.def as z.core.$ZodPipeDef
      const isTransformed = (type as string) === 'pipe' && read._zod.def.type === 'transform'
      if (isTransformed && io === 'input') for (const name of Object.keys(jsonSchema)) delete jsonSchema[name]
    },
  }) as Json

/** The names of all members and the words of the code, such as statuses, to any depth: records that differ in nothing else are of one kind. */
const membersOf = (value: unknown): string =>
  Array.isArray(value)
    ? `[${[...new Set(value.map(membersOf))].sort()}]`
    : value && typeof value === 'object'
      ? `{${Object.entries(value).map(([name, one]) => `${name}:${membersOf(one)}`)}}`
      : typeof value === 'string' && /^[a-z-]+$/.test(value)
        ? value
        : typeof value

const recordsOf = (items: readonly Json[]): KeptService['records'] =>
  Object.fromEntries(
    shapes.map(([partition, beginning, schema]) => {
      const isOne = (item: Json) =>
        `${item.pk}`.startsWith(partition) &&
        `${item.sk}`.startsWith(beginning) &&
        read(schema, item) !== null
      const kinds = new Map(items.filter(isOne).map((item) => [membersOf(item), item]))
      return [`${partition} ${beginning}`, { reads: asJson(schema, 'input'), items: [...kinds.values()] }]
    }),
  )

/** Makes the example call of each endpoint. @returns what is kept, and what the service has answered, by endpoint */
export const keepService = async (stack: Stack) => {
  const example = openExamples(stack)
  const calls: KeptService['calls'] = {}
  const answers: Record<string, unknown> = {}
  for (const { name, endpoint } of endpoints) {
    const call = await example(name)
    const { status, body } = await stack.invoke(name, call)
    if (status !== (endpoint.status ?? 200)) throw new Error(`The example of ${name} failed: ${status}`)
    const { token, headers, ...sent } = call
    const event = gatewayEvent(name, '', sent)
    calls[name] = { address: event.routeKey, event }
    if (endpoint.envelope) continue
    calls[name].reads = asJson(z.object({ data: endpoint.response as z.ZodType }), 'output')
    answers[name] = body
  }
  const records = recordsOf(await storedItems(stack).all())
  const kept: KeptService = JSON.parse(JSON.stringify({ calls, records }))
  return { kept, answers }
}
