/**
 * Events of payload format 2.0 as API Gateway sends them, written down from its documentation: nothing here is made by our own
 * gateway, so that what a function reads of an event is really there in AWS.
 */
import { type EndpointName, endpoints } from '#shared/contract.ts'
import { anAddress } from '../portal/http-client.ts'
import type { Call } from '../portal/stack.ts'

/** A call of a browser through CloudFront. */
const recorded = {
  version: '2.0',
  rawQueryString: '',
  cookies: ['_ga=GA1.1.1093342711.1763792400', 'theme="dark; wide"', 'empty='],
  headers: {
    accept: 'application/json, text/plain, */*',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'accept-language': 'en-GB,en;q=0.9,ur;q=0.8',
    'cloudfront-viewer-address': '203.0.113.7:40000',
    'content-length': '0',
    host: 'a1b2c3d4e5.execute-api.eu-central-1.amazonaws.com',
    'user-agent': 'Amazon CloudFront',
    via: '2.0 0a1b2c3d4e5f60718293a4b5c6d7e8f9.cloudfront.net (CloudFront)',
    'x-amz-cf-id': 'Wd1ZjHl0nR0mV4J3mQzq4oJcVw8y8R5m3uHq8nVb2rP9s6m1Yd7wZg==',
    'x-amzn-trace-id': 'Root=1-69215a10-0f1e2d3c4b5a69788796a5b4',
    'x-forwarded-for': '203.0.113.7, 130.176.88.67',
    'x-forwarded-port': '443',
    'x-forwarded-proto': 'https',
  },
  requestContext: {
    accountId: '123456789012',
    apiId: 'a1b2c3d4e5',
    domainName: 'a1b2c3d4e5.execute-api.eu-central-1.amazonaws.com',
    domainPrefix: 'a1b2c3d4e5',
    http: { protocol: 'HTTP/1.1', sourceIp: '130.176.88.67', userAgent: 'Amazon CloudFront' },
    requestId: 'UgC1hhyYliAEMhA=',
    stage: '$default',
    time: '22/Nov/2026:06:40:00 +0000',
    timeEpoch: 1795329600000,
  },
}

/** As the gateway hands a body over: text as it is or, where it says so, everything in base64. */
const bodyOf = ({ body, form }: Call, asBase64: boolean) => {
  if (form) return { body: form.raw.toString('base64'), isBase64Encoded: true }
  if (body === undefined) return { isBase64Encoded: false }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { body: asBase64 ? Buffer.from(text).toString('base64') : text, isBase64Encoded: asBase64 }
}

/** @param asBase64 whether the gateway hands over text in base64 too. */
export const rawEvent = (name: EndpointName, originSecret: string, call: Call, asBase64 = false): object => {
  const { endpoint } = endpoints.find((each) => each.name === name)!
  const { method, path } = endpoint
  const { params = {}, query = {}, token, form, from = anAddress() } = call
  const rawPath = path.replace(/\{(\w+)\}/g, (_, part) => encodeURIComponent(params[part] ?? ''))
  const content = bodyOf(call, asBase64)
  const routeKey = `${method} ${path}`
  return {
    ...recorded,
    routeKey,
    rawPath,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: {
      ...recorded.headers,
      'cloudfront-viewer-address': `${from}:40000`,
      'x-forwarded-for': `${from}, 130.176.88.67`,
      'x-origin-verify': originSecret,
      'content-length': String(content.body?.length ?? 0),
      ...(call.body !== undefined && { 'content-type': 'application/json;charset=UTF-8' }),
      ...form?.headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...call.headers,
    },
    ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
    ...(Object.keys(params).length > 0 && { pathParameters: params }),
    requestContext: {
      ...recorded.requestContext,
      http: { ...recorded.requestContext.http, method, path: rawPath },
      routeKey,
    },
    ...content,
  }
}
