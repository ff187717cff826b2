/** The event that the API gateway makes of a call. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { type EndpointName, endpoints } from '#shared/contract.ts'
import { anAddress } from './http-client.ts'

export interface Call {
  token?: string
  body?: unknown
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  from?: string
  /** A multipart body. */
  form?: { raw: Buffer; headers: Record<string, string> }
}

export const gatewayEvent = (
  name: string,
  originSecret: string,
  { token, body, params, query, headers, form, from = anAddress() }: Call,
): APIGatewayProxyEventV2 => {
  const known = endpoints.find((each) => each.name === (name as EndpointName))
  if (!known) throw new Error(`No endpoint is called ${name}`)
  return {
    version: '2.0',
    routeKey: `${known.endpoint.method} ${known.endpoint.path}`,
    headers: {
      'x-origin-verify': originSecret,
      'cloudfront-viewer-address': `${from}:40000`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...form?.headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    rawQueryString: new URLSearchParams(query).toString(),
    queryStringParameters: query,
    pathParameters: params,
    body: form?.raw.toString('base64') ?? (typeof body === 'string' ? body : JSON.stringify(body)),
    isBase64Encoded: form !== undefined,
  } as unknown as APIGatewayProxyEventV2
}
