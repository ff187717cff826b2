import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { errorName, type Log } from '../log.ts'
import { splitTarget } from '../raw-request.ts'
import { readBody } from '../request-body.ts'
import { gatewayAnswer, type HttpAnswer, toAnswer } from './answer.ts'
import { lambdaContext } from './context.ts'
import { toEvent } from './event.ts'
import { headerBytes, limits as published } from './limits.ts'
import { type GatewayRoute, routeMatcher } from './match.ts'

/** A function as Lambda calls it. */
export type LambdaHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2 | string | undefined>

/** A route of the contract with the function behind it. */
export type RouteWithHandler = GatewayRoute & { handler: LambdaHandler }

/** Answers one request below `/api`; `headers` are those that CloudFront forwards, joined and in lower case. */
export type Gateway = (request: IncomingMessage, headers: Record<string, string>) => Promise<HttpAnswer>

/** The API Gateway of one machine: exact routes, real events, AWS's limits. `limits` is for tests. */
export const createGateway = ({
  routes,
  log,
  limits = published,
}: {
  routes: readonly RouteWithHandler[]
  log: Log
  limits?: typeof published
}): Gateway => {
  const match = routeMatcher(routes)
  const invoke = async (route: RouteWithHandler, event: APIGatewayProxyEventV2): Promise<HttpAnswer> => {
    const { requestId } = event.requestContext
    const startedAt = Date.now()
    const failed = (name: string, status: number, error?: unknown) =>
      log({
        level: 'error',
        event: name,
        requestId,
        route: route.name,
        method: route.method,
        status,
        ms: Date.now() - startedAt,
        ...(error !== undefined && { error: errorName(error) }),
      })
    try {
      const context = lambdaContext(route.name.replace('.', '-'), requestId, limits.integrationInMs)
      const result = await withTimeout(limits.integrationInMs, route.handler(event, context))
      if (result === late) {
        failed('FUNCTION_TIMED_OUT', 504)
        return gatewayAnswer(504, 'Gateway Timeout')
      }
      if (jsonBytes(result ?? null) > limits.payloadInBytes) {
        failed('FUNCTION_ANSWER_TOO_LARGE', 500)
        return gatewayAnswer(500, 'Internal Server Error')
      }
      return toAnswer(result)
    } catch (error) {
      failed('FUNCTION_FAILED', 500, error)
      return gatewayAnswer(500, 'Internal Server Error')
    }
  }

  const answerTo = async (
    request: IncomingMessage,
    headers: Record<string, string>,
    requestId: string,
  ): Promise<HttpAnswer> => {
    const method = request.method ?? 'GET'
    const { path, query } = splitTarget(request.url ?? '/')
    if (headerBytes(request) > limits.headersInBytes)
      return gatewayAnswer(431, 'Request Header Fields Too Large')
    const body = await readBody(request, limits.bodyInBytes)
    if (!body) return gatewayAnswer(413, 'Request Entity Too Large')
    const found = match(method, path)
    if (found.kind === 'none') return gatewayAnswer(404, 'Not Found')
    if (found.kind === 'malformed') return gatewayAnswer(400, 'Bad Request')
    if (found.kind === 'other-method') {
      return gatewayAnswer(405, 'Method Not Allowed', { allow: found.allow.join(', ') })
    }
    const event = toEvent(
      {
        method,
        path,
        query,
        protocol: `HTTP/${request.httpVersion}`,
        headers,
        body,
        sourceIp: request.socket.remoteAddress ?? '',
        requestId,
        now: Date.now(),
      },
      found.route.path,
      found.parameters,
    )
    if (jsonBytes(event) > limits.payloadInBytes) return gatewayAnswer(413, 'Request Entity Too Large')
    return invoke(found.route, event)
  }

  return async (request, headers) => {
    const requestId = randomUUID()
    const answer = await answerTo(request, headers, requestId)
    return { ...answer, headers: { ...answer.headers, 'x-request-id': requestId } }
  }
}

const jsonBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

const late = Symbol('late')

/** The promise's value, or `late`; a later result is ignored, as API Gateway ignores it. */
const withTimeout = async <T>(ms: number, promise: Promise<T>): Promise<T | typeof late> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, ms, late)
  })
  promise.catch(() => {})
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}
