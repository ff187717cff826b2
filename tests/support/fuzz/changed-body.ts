/** Bodies: an example changed in some places, or values of a schema's form; then the bytes that are sent. */
import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Endpoint } from '#shared/kit/endpoint.ts'
import { oddKey, oddText, oddValue } from './odd-values.ts'

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value with one place changed: a member odd, missing or added, here or further inside. */
const changedOnce = (value: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(value) && value.length > 0)
    return fc.oneof(
      oddValue,
      changedOnce(value[0]).map((first) => [first, ...value.slice(1)]),
      fc.constant([...value, ...value]),
    )
  if (!isObject(value) || Object.keys(value).length === 0) return oddValue
  const key = fc.constantFrom(...Object.keys(value))
  return fc.oneof(
    {
      weight: 4,
      arbitrary: key.chain((at) => changedOnce(value[at]).map((odd) => ({ ...value, [at]: odd }))),
    },
    { weight: 1, arbitrary: key.map((at) => ({ ...value, [at]: undefined })) },
    { weight: 1, arbitrary: fc.tuple(oddKey, oddValue).map(([at, odd]) => withMember(value, at, odd)) },
  )
}

/** As an own member, `__proto__` too. */
const withMember = (value: Json, key: string, member: unknown): Json =>
  Object.defineProperty({ ...value }, key, { value: member, enumerable: true, configurable: true })

/** Values of the form of a JSON schema; its finer rules are not always kept. */
const ofForm = (schema: Json): fc.Arbitrary<unknown> => {
  const choices = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as Json[] | undefined
  if (choices) return fc.oneof(...choices.map(ofForm))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]))
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ min: -5, max: 100_000 })
  if (schema.type === 'array') return fc.array(ofForm((schema.items ?? {}) as Json), { maxLength: 4 })
  if (schema.type === 'object') {
    const members = Object.entries((schema.properties ?? {}) as Record<string, Json>)
    const required = (schema.required ?? []) as string[]
    return fc.record(Object.fromEntries(members.map(([key, member]) => [key, ofForm(member)])), {
      requiredKeys: required.filter((key) => members.some(([name]) => name === key)),
    })
  }
  if (schema.type !== 'string') return oddValue
  if (schema.format === 'email') return fc.uuid().map((id) => `${id}@example.com`)
  const day = fc.constantFrom('2020-02-29', '2026-11-22', '1990-03-17')
  return fc.oneof(oddText, day, fc.string({ maxLength: 20 }), fc.uuid())
}

/** The bytes of a body: mostly its JSON; sometimes what only looks like it. */
const asSent = (body: unknown): fc.Arbitrary<string | Buffer> => {
  const json = JSON.stringify(body) ?? ''
  const member = /"([^"\\]+)":("[^"\\]*"|\d+|true)/
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant(json) },
    fc.constantFrom<(string | Buffer)[]>(
      ...[
        json.slice(0, -1),
        `\ufeff${json}`,
        `${json}${json}`,
        '',
        'null',
        '[]',
        '"x"',
        '0',
        '{',
        '[['.repeat(20_000),
      ],
      json.replace(member, '"$1":1e400'),
      json.replace(member, '"$1":$2,"$1":"twice"'),
      json.replace('{', '{"__proto__":{"is_admin":true},'),
      Buffer.concat([
        Buffer.from(json.slice(0, -2)),
        Buffer.from([0xff, 0xc0, 0x80]),
        Buffer.from(json.slice(-2)),
      ]),
    ),
  )
}

/** @param example the body of a call that succeeds */
export const bodiesFor = (
  { body }: Endpoint,
  example: unknown,
): fc.Arbitrary<string | Buffer | undefined> => {
  if (!body) return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, oddValue.chain(asSent))
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Json
  return fc
    .oneof(
      { weight: 2, arbitrary: fc.constant(example) },
      { weight: 6, arbitrary: changedOnce(example) },
      { weight: 2, arbitrary: changedOnce(example).chain(changedOnce) },
      { weight: 3, arbitrary: ofForm(schema) },
      { weight: 1, arbitrary: oddValue },
    )
    .chain(asSent)
}

/** A form with some of its bytes replaced, cut off or repeated. */
export const formsFrom = (raw: Buffer): fc.Arbitrary<Buffer> =>
  fc.oneof(
    fc.constant(raw),
    fc
      .tuple(fc.nat(raw.length), fc.nat(60), oddText)
      .map(([at, length, odd]) =>
        Buffer.concat([raw.subarray(0, at), Buffer.from(odd), raw.subarray(at + length)]),
      ),
    fc.nat(raw.length).map((at) => raw.subarray(0, at)),
    fc.constant(Buffer.concat([raw, raw])),
  )
