/** The rules for every answer, whatever the request. */
import * as z from 'zod/mini'
import type { Endpoint } from '#shared/kit/endpoint.ts'
import { openapi } from '#shared/openapi.ts'
import { documentTypes } from '#shared/vocabulary/documents.ts'
import type { Reply } from '#tests/support/portal/http-client.ts'

/** The answers that the gateway may give before an endpoint is called. */
const ofTheGateway = [400, 404, 405, 413, 431]

type Operations = Record<string, { responses: Record<string, unknown> }>
const documented = openapi().paths as Record<string, Operations>

const refusal = z.looseObject({
  message: z.string().check(z.minLength(1)),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})

const mayAnswer = ({ path, method }: Endpoint, status: number): boolean =>
  ofTheGateway.includes(status) ||
  String(status) in (documented[path]?.[method.toLowerCase()]?.responses ?? {})

const answerSchema = ({ response, details, envelope }: Endpoint): z.ZodMiniType =>
  envelope === 'bare'
    ? response
    : z.strictObject({ data: response, message: z.optional(z.string()), ...(details && { details }) })

const bodyFault = (endpoint: Endpoint | undefined, { status, headers, body, bytes }: Reply): string[] => {
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? ''
  if (status < 300 && endpoint?.envelope === 'bytes')
    return bytes.length > 0 && documentTypes.some((known) => known === type) ? [] : [`a file of type ${type}`]
  if (status < 300 && endpoint?.envelope === 'page')
    return type === 'text/html' ? [] : [`a page of type ${type}`]
  if (type !== 'application/json' || body === undefined) return [`the answer is no JSON (${type})`]
  if (status >= 300) return refusal.safeParse(body).success ? [] : ['a refusal of another form']
  const { error } = endpoint ? answerSchema(endpoint).safeParse(body) : {}
  return (error?.issues ?? []).map(({ path, message }) => `answer.${path.join('.')}: ${message}`)
}

/**
 * @param endpoint that the request reached; none where the path has no such method
 * @param hidden what the caller may not read
 */
export const answerFaults = (
  method: string,
  endpoint: Endpoint | undefined,
  reply: Reply,
  hidden: readonly string[],
): string[] => {
  const { status, text } = reply
  const known = endpoint ? mayAnswer(endpoint, status) : ofTheGateway.includes(status)
  return [
    ...(status >= 500 || status < 200 ? [`status ${status}`] : []),
    ...(status < 500 && !known ? [`status ${status} is not documented`] : []),
    ...(method === 'HEAD' ? [] : bodyFault(endpoint, reply)),
    ...hidden.filter((part) => text.includes(part)).map(() => 'shows what belongs to somebody else'),
  ]
}
