/** Parses an API Gateway event as the contract describes. Size and depth are limited before anything is parsed. */

import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type * as z from 'zod/mini'
import type { Endpoint } from '#shared/kit/endpoint.ts'
import { Malformed, TooLarge, WrongMediaType } from '#shared/kit/errors.ts'
import { parseWith } from '#shared/kit/parse-with.ts'
import { type RecordSentBack, recordSentBack, takesRecord } from '#shared/kit/sent-back.ts'
import { readText, requireNoReplacement } from './read-text.ts'

/** Reads a multipart form with a file, with the parser of Node. */
type Part = string | { bytes: Uint8Array }

/** The portal's forms have two parts. Names are limited because a refusal repeats them. */
const mostParts = 10
const longestName = 100

const formOf = async (bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> => {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new Malformed('The form cannot be read')
  }
}

const partOf = async (value: FormDataEntryValue): Promise<Part> =>
  typeof value === 'string'
    ? requireNoReplacement(value)
    : { bytes: new Uint8Array(await value.arrayBuffer()) }

/** @returns texts as strings, files as their bytes. @throws TooLarge, WrongMediaType, Malformed */
export const readMultipart = async (
  event: APIGatewayProxyEventV2,
  longest: number,
): Promise<Record<string, Part>> => {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.length > longest) throw new TooLarge('The file must be smaller than 4 MB')
  const type = event.headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new WrongMediaType('Send a form with a file')
  const entries = [...(await formOf(bytes, type))]
  const names = new Set(entries.map(([name]) => name))
  if (names.size < entries.length) throw new Malformed('The form holds a field twice')
  if (entries.length > mostParts || entries.some(([name]) => name.length > longestName))
    throw new Malformed('The form holds fields that are not known')
  const parts = entries.map(async ([name, value]) => [name, await partOf(value)] as const)
  return Object.fromEntries(await Promise.all(parts))
}

const longestJsonInBytes = 64 * 1024
const deepestJson = 8
const longestQueryInBytes = 2 * 1024

/** Whether brackets nest deeper than allowed; text inside strings does not count. */
const isTooDeep = (json: string): boolean => {
  let depth = 0
  let inString = false
  for (let place = 0; place < json.length; place++) {
    const character = json[place]
    if (inString) {
      if (character === '\\') place++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') {
      if (++depth > deepestJson) return true
    } else if (character === '}' || character === ']') depth--
  }
  return false
}

const refusePrototype = (key: string, value: unknown): unknown => {
  if (key === '__proto__') throw new Malformed('The request cannot be read')
  return value
}

/** @throws TooLarge, WrongMediaType, Malformed */
const readJson = (event: APIGatewayProxyEventV2, longest: number): unknown => {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.length > longest) throw new TooLarge()
  if (!/^application\/json\s*(;|$)/i.test(event.headers['content-type'] ?? '')) throw new WrongMediaType()
  const json = readText(bytes)
  if (isTooDeep(json)) throw new Malformed('The request is nested too deeply')
  try {
    return JSON.parse(json, refusePrototype)
  } catch {
    throw new Malformed('The request cannot be read')
  }
}

const section = (schema: z.ZodMiniType | undefined, value: () => unknown): unknown =>
  schema ? parseWith(schema, value()) : undefined

const readBody = (endpoint: Endpoint, event: APIGatewayProxyEventV2): unknown => {
  const longest = endpoint.longestBodyInBytes ?? longestJsonInBytes
  return endpoint.encoding === 'multipart' ? readMultipart(event, longest) : readJson(event, longest)
}

/** Takes id, version and derived members from a record that is sent back, so that its fields are left. */
const withoutIdentity = (
  endpoint: Endpoint,
  body: unknown,
): { fields: unknown; sentBack?: RecordSentBack } => {
  if (!takesRecord(endpoint) || typeof body !== 'object' || body === null || Array.isArray(body))
    return { fields: body }
  const added = [...Object.keys(recordSentBack.shape), ...(endpoint.derived ?? [])]
  const fields = Object.entries(body).filter(([member]) => !added.includes(member))
  return { fields: Object.fromEntries(fields), sentBack: parseWith(recordSentBack, body) }
}

/** @throws Refusal of 400, 413, 415 or 422 */
export const parseRequest = async (endpoint: Endpoint, event: APIGatewayProxyEventV2) => {
  if (Buffer.byteLength(event.rawQueryString ?? '') > longestQueryInBytes) throw new TooLarge()
  const body = endpoint.body && (await readBody(endpoint, event))
  const { fields, sentBack } = withoutIdentity(endpoint, body)
  return {
    params: section(endpoint.params, () => event.pathParameters ?? {}),
    query: section(endpoint.query, () => event.queryStringParameters ?? {}),
    body: section(endpoint.body, () => fields),
    sentBack,
  }
}
