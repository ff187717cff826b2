/**
 * Whether one release back is safe: the pages of the version before on the service of this one, and the records that each of the
 * two has stored, read by the other.
 */
import * as z from 'zod'
import { parseRequest } from '#functions/platform/http/parse-request.ts'
import { shapes } from '#infra/operations/data-check/shapes.ts'
import { endpoints } from '#shared/contract.ts'
import { Refusal } from '#shared/kit/errors.ts'
import type { KeptService, keepService } from './kept-service.ts'

type Json = Record<string, unknown>

/** What a reader does not know, it leaves alone; patterns are those of people's input, which is normalised first. */
const isLeftAlone = ([name, value]: [string, unknown]): boolean =>
  (name === 'additionalProperties' && value === false) || (name === 'pattern' && typeof value === 'string')

const asReader = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(asReader)
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema).filter((one) => !isLeftAlone(one))
  return Object.fromEntries(kept.map(([name, value]) => [name, asReader(value)]))
}

/** Each as `member: message`. */
const issuesOf = (schema: z.core.$ZodType, value: unknown): string[] =>
  z.safeParse(schema, value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

const unread = (schema: Json, value: unknown): string[] =>
  issuesOf(z.fromJSONSchema(asReader(schema) as Json), value)

const refused = async ({ calls }: KeptService): Promise<string[]> => {
  const told = Object.entries(calls).map(async ([name, { address, event }]) => {
    const called = endpoints.find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === address)
    if (!called) return [`${name}: nothing answers ${address}`]
    try {
      await parseRequest(called.endpoint, event)
      return []
    } catch (error) {
      return [`${name}: ${error instanceof Refusal ? JSON.stringify(error.details) : error}`]
    }
  })
  return (await Promise.all(told)).flat()
}

/** What breaks between the version before and this one; empty when nothing does. */
export const breaksBetween = async (
  before: KeptService,
  { kept: now, answers }: Awaited<ReturnType<typeof keepService>>,
): Promise<string[]> => {
  const reads = new Map(Object.values(before.calls).map((call) => [call.address, call.reads]))
  const told = {
    'Pages of the version before are refused': await refused(before),
    'Pages of the version before cannot read': Object.entries(answers).flatMap(([name, answer]) => {
      const schema = reads.get(now.calls[name]!.address)
      return schema ? unread(schema, answer).map((one) => `${name} ${one}`) : []
    }),
    'The version before cannot read': Object.entries(now.records).flatMap(([of, { items }]) => {
      const schema = before.records[of]?.reads
      return schema ? items.flatMap((item) => unread(schema, item)).map((one) => `${of} ${one}`) : []
    }),
    'This version cannot read': shapes.flatMap(([partition, beginning, schema]) => {
      const of = `${partition} ${beginning}`
      const items = before.records[of]?.items ?? []
      return items.flatMap((item) => issuesOf(schema, item)).map((one) => `${of} ${one}`)
    }),
  }
  const lines = Object.entries(told).flatMap(([what, ones]) => ones.map((one) => `${what}: ${one}`))
  return [...new Set(lines)]
}
