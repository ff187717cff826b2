import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { readBody, splitTarget } from '../http-message.ts'
import type { Log } from '../log.ts'
import { gatewayAnswer, type HttpAnswer } from './answer.ts'
import { toEvent } from './event.ts'
import { invoke, type RouteWithHandler } from './invoke.ts'
import { headerBytes, jsonBytes, type Limits, limits as published } from './limits.ts'
import { routeMatcher } from './match.ts'

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
  limits?: Limits
}): Gateway => {
  const match = routeMatcher(routes)
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
    return invoke(found.route, event, { log, limits })
  }

  return async (request, headers) => {
    const requestId = randomUUID()
    const answer = await answerTo(request, headers, requestId)
    return { ...answer, headers: { ...answer.headers, 'x-request-id': requestId } }
  }
}
