import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { canonicalRequest, type SignedParts } from './sigv4-canonical.ts'

/** A pair of access keys; the ground makes one, as a role would for a function. */
export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
}

/** A request as it came over the wire: the raw path and query, and every header with lower-case names. */
export interface WireRequest {
  method: string
  path: string
  query: string
  headers: Record<string, string>
}

/** What a verified request vouches for: `payloadHash` is what the signature says about the body. */
export type Verdict = { ok: true; payloadHash: string } | { ok: false; code: string; message: string }

const algorithm = 'AWS4-HMAC-SHA256'
const clockSkewInMs = 15 * 60 * 1000
const longestValidityInSeconds = 7 * 24 * 3600

/** Checks a request signed in its Authorization header, or, where that is allowed, in its query. */
export const verify = (
  request: WireRequest,
  { credentials, service, presigned, now }: VerifyOptions,
): Verdict => {
  const query = new URLSearchParams(request.query)
  if (query.has('X-Amz-Signature')) {
    return presigned
      ? verifyQuery(request, query, credentials, service, now)
      : denied('Presigned URLs are not accepted.')
  }
  return verifyHeader(request, credentials, service, now)
}

/** What to verify against; `presigned` also accepts a signature in the query (S3 only). */
export interface VerifyOptions {
  credentials: Credentials
  service: string
  presigned?: boolean
  now: number
}

const verifyHeader = (request: WireRequest, keys: Credentials, service: string, now: number): Verdict => {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (!found) return denied('The request is not signed.')
  const [, credential = '', signedHeaders = '', signature = ''] = found
  const date = request.headers['x-amz-date'] ?? ''
  const at = timeOf(date)
  if (at === undefined) return denied('X-Amz-Date is missing or malformed.')
  if (Math.abs(now - at) > clockSkewInMs) {
    return { ok: false, code: 'RequestTimeTooSkewed', message: 'The clocks differ too much.' }
  }
  const payloadHash = request.headers['x-amz-content-sha256'] ?? ''
  return check({ request, keys, service, credential, signedHeaders, signature, date, payloadHash })
}

const verifyQuery = (
  request: WireRequest,
  query: URLSearchParams,
  keys: Credentials,
  service: string,
  now: number,
): Verdict => {
  const read = (name: string) => query.get(`X-Amz-${name}`) ?? ''
  const at = timeOf(read('Date'))
  const seconds = Number(read('Expires'))
  if (
    read('Algorithm') !== algorithm ||
    at === undefined ||
    !(seconds >= 1 && seconds <= longestValidityInSeconds)
  ) {
    return { ok: false, code: 'AuthorizationQueryParametersError', message: 'The signed query is malformed.' }
  }
  const verdict = check({
    request,
    keys,
    service,
    credential: read('Credential'),
    signedHeaders: read('SignedHeaders'),
    signature: read('Signature'),
    date: read('Date'),
    payloadHash: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  })
  if (!verdict.ok) return verdict
  if (at - now > clockSkewInMs) return denied('The request is not valid yet.')
  return now > at + seconds * 1000 ? denied('Request has expired') : verdict
}

type Claim = SignedParts & {
  keys: Credentials
  service: string
  credential: string
  signature: string
  date: string
}

const check = ({ keys, service, credential, signature, date, ...parts }: Claim): Verdict => {
  const [accessKeyId, day, region, claimedService, terminator] = credential.split('/')
  if (accessKeyId !== keys.accessKeyId) {
    return { ok: false, code: 'InvalidAccessKeyId', message: 'The access key does not exist.' }
  }
  if (day !== date.slice(0, 8) || claimedService !== service || terminator !== 'aws4_request') {
    return { ok: false, code: 'AuthorizationHeaderMalformed', message: 'The credential scope is wrong.' }
  }
  const signed = parts.signedHeaders.split(';')
  const unsigned = Object.keys(parts.request.headers).some(
    (name) => mustBeSigned(name) && !signed.includes(name),
  )
  if (unsigned || !signed.includes('host')) return denied('There were headers present which were not signed.')
  const scope = `${day}/${region}/${service}/aws4_request`
  const expected = signatureOf({
    canonical: canonicalRequest(parts),
    date,
    scope,
    secret: keys.secretAccessKey,
  })
  const equal = timingSafeEqual(sha256(expected), sha256(signature))
  return equal
    ? { ok: true, payloadHash: parts.payloadHash }
    : { ok: false, code: 'SignatureDoesNotMatch', message: 'The signature does not match the request.' }
}

// The SDK adds its user agent header after signing in some runtimes; S3 lets exactly that one pass.
const mustBeSigned = (name: string) => name.startsWith('x-amz-') && name !== 'x-amz-user-agent'

const signatureOf = (parts: { canonical: string; date: string; scope: string; secret: string }): string => {
  const text = [algorithm, parts.date, parts.scope, sha256(parts.canonical).toString('hex')].join('\n')
  const key = parts.scope.split('/').reduce<Buffer>(hmac, Buffer.from(`AWS4${parts.secret}`))
  return hmac(key, text).toString('hex')
}

/** Signs a POST of our own to one of the JSON services; returns the headers to send with it. */
export const signedHeaders = (
  request: { host: string; body: string; headers: Record<string, string> },
  {
    credentials,
    service,
    region,
    now,
  }: { credentials: Credentials; service: string; region: string; now: number },
): Record<string, string> => {
  const date = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
  const headers: Record<string, string> = { ...request.headers, host: request.host, 'x-amz-date': date }
  const names = Object.keys(headers).sort().join(';')
  const scope = `${date.slice(0, 8)}/${region}/${service}/aws4_request`
  const canonical = canonicalRequest({
    request: { method: 'POST', path: '/', query: '', headers },
    signedHeaders: names,
    payloadHash: sha256(request.body).toString('hex'),
  })
  const signature = signatureOf({ canonical, date, scope, secret: credentials.secretAccessKey })
  return {
    ...request.headers,
    'x-amz-date': date,
    authorization: `${algorithm} Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()
const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const denied = (message: string): Verdict => ({ ok: false, code: 'AccessDenied', message })

const timeOf = (date: string): number | undefined => {
  const found = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date)
  if (!found) return undefined
  const [, year, month, day, hour, minute, second] = found.map(Number)
  return Date.UTC(year!, month! - 1, day, hour, minute, second)
}
