import { type Credentials, isSameSignature, signatureAlgorithm, timeOf, tokenRefusal } from './signature.ts'
import { type SignedParts, signerOf, type WireRequest } from './signer.ts'

/** The result of a verification; `payloadHash` is what was signed about the body. */
export type Verdict = { ok: true; payloadHash: string } | { ok: false; code: string; message: string }

const clockSkewInMs = 15 * 60 * 1000
const longestValidityInSeconds = 7 * 24 * 3600

/** Checks a request signed in its Authorization header, or, where that is allowed, in its query. */
export const verify = async (
  request: WireRequest,
  { credentials, service, presigned, now }: VerifyOptions,
): Promise<Verdict> => {
  const query = new URLSearchParams(request.query)
  if (query.has('X-Amz-Signature')) {
    return presigned
      ? verifyQuery(request, query, credentials, service, now)
      : denied('Presigned URLs are not accepted.')
  }
  return verifyHeader(request, credentials, service, now)
}

/** The options of a verification; `presigned` also accepts a signature in the query (S3 only). */
export interface VerifyOptions {
  credentials: Credentials
  service: string
  presigned?: boolean
  now: number
}

const verifyHeader = async (
  request: WireRequest,
  keys: Credentials,
  service: string,
  now: number,
): Promise<Verdict> => {
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
  const token = request.headers['x-amz-security-token']
  return check({ request, keys, service, credential, token, signedHeaders, signature, date, payloadHash })
}

const verifyQuery = async (
  request: WireRequest,
  query: URLSearchParams,
  keys: Credentials,
  service: string,
  now: number,
): Promise<Verdict> => {
  const read = (name: string) => query.get(`X-Amz-${name}`) ?? ''
  const at = timeOf(read('Date'))
  const seconds = Number(read('Expires'))
  if (
    read('Algorithm') !== signatureAlgorithm ||
    at === undefined ||
    !(seconds >= 1 && seconds <= longestValidityInSeconds)
  ) {
    return { ok: false, code: 'AuthorizationQueryParametersError', message: 'The signed query is malformed.' }
  }
  const verdict = await check({
    request,
    keys,
    service,
    credential: read('Credential'),
    token: read('Security-Token'),
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
  token: string | undefined
  signature: string
  date: string
}

const check = async (claim: Claim): Promise<Verdict> => {
  const { keys, service, credential, token, signature, date, ...parts } = claim
  const [accessKeyId, day, region = '', claimedService, terminator] = credential.split('/')
  if (accessKeyId !== keys.accessKeyId) {
    return { ok: false, code: 'InvalidAccessKeyId', message: 'The access key does not exist.' }
  }
  const refusal = tokenRefusal(keys, token)
  if (refusal) return { ok: false, ...refusal }
  if (day !== date.slice(0, 8) || claimedService !== service || terminator !== 'aws4_request') {
    return { ok: false, code: 'AuthorizationHeaderMalformed', message: 'The credential scope is wrong.' }
  }
  const signed = parts.signedHeaders.split(';')
  const unsigned = Object.keys(parts.request.headers).some(
    (name) => mustBeSigned(name) && !signed.includes(name),
  )
  if (unsigned || !signed.includes('host')) return denied('There were headers present which were not signed.')
  const expected = await signerOf({ credentials: keys, service, region }).signatureOf(
    parts,
    new Date(timeOf(date)!),
  )
  return isSameSignature(expected, signature)
    ? { ok: true, payloadHash: parts.payloadHash }
    : { ok: false, code: 'SignatureDoesNotMatch', message: 'The signature does not match the request.' }
}

// The SDK adds its user agent header after signing in some runtimes; S3 allows exactly that one.
const mustBeSigned = (name: string) => name.startsWith('x-amz-') && name !== 'x-amz-user-agent'

const denied = (message: string): Verdict => ({ ok: false, code: 'AccessDenied', message })
