import type { APIGatewayProxyEventV2 } from 'aws-lambda'

/** A request as the gateway received it, its body read. */
interface GatewayRequest {
  method: string
  path: string
  query: string
  protocol: string
  /** Lower-case names, repeated values joined by a comma. */
  headers: Record<string, string>
  body: Buffer
  sourceIp: string
  requestId: string
  now: number
}

/** Builds the event of payload format 2.0 that API Gateway's HTTP API hands to a function. */
export const toEvent = (
  request: GatewayRequest,
  routePath: string,
  parameters: Record<string, string>,
): APIGatewayProxyEventV2 => {
  const { cookie, ...headers } = request.headers
  const routeKey = `${request.method} ${routePath}`
  const isText = isTextType(headers['content-type'])
  return {
    version: '2.0',
    routeKey,
    rawPath: request.path,
    rawQueryString: request.query,
    ...(cookie !== undefined && { cookies: cookie.split(/; ?/) }),
    headers,
    ...(request.query !== '' && { queryStringParameters: queryParameters(request.query) }),
    ...(Object.keys(parameters).length > 0 && { pathParameters: parameters }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? '',
      domainPrefix: 'local',
      http: {
        method: request.method,
        path: request.path,
        protocol: request.protocol,
        sourceIp: request.sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: request.requestId,
      routeKey,
      stage: '$default',
      time: clfTime(request.now),
      timeEpoch: request.now,
    },
    ...(request.body.length > 0 && { body: request.body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: request.body.length > 0 && !isText,
  }
}

/** The HTTP API passes these as they are and everything else, forms included, in base64. */
const isTextType = (contentType = ''): boolean => {
  const type = contentType.split(';')[0]!.trim().toLowerCase()
  return /^text\/|^application\/(json|javascript|xml|[\w.-]+\+json)$/.test(type)
}

const queryParameters = (query: string): Record<string, string> => {
  const joined: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(query)) {
    joined[name] = name in joined ? `${joined[name]},${value}` : value
  }
  // A plain object again: the real event is parsed JSON. Own properties only, `__proto__` included.
  return Object.fromEntries(Object.entries(joined))
}

/** Such as `21/Nov/2026:08:00:00 +0000`. */
const clfTime = (now: number): string => {
  const [, day, month, year, time] = new Date(now).toUTCString().split(' ')
  return `${day}/${month}/${year}:${time} +0000`
}
