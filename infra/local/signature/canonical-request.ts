/** A request as it came over the wire: the raw path and query, and every header with lower-case names. */
export interface WireRequest {
  method: string
  path: string
  query: string
  headers: Record<string, string>
}

/** The parts of a request that a Signature Version 4 covers. */
export interface SignedParts {
  request: WireRequest
  signedHeaders: string
  payloadHash: string
}

/**
 * The canonical form of a request, which sender and receiver hash. The path is encoded once, as S3 does it; the JSON services
 * only ever use `/`, for which once and twice are the same.
 */
export const canonicalRequest = ({ request, signedHeaders, payloadHash }: SignedParts): string => {
  const names = signedHeaders.split(';')
  const headers = names.map((name) => `${name}:${(request.headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`)
  return [
    request.method,
    request.path.split('/').map(encodeAgain).join('/'),
    canonicalQuery(request.query),
    headers.join(''),
    signedHeaders,
    payloadHash,
  ].join('\n')
}

const canonicalQuery = (query: string): string =>
  query
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('X-Amz-Signature='))
    .map((pair) => {
      const at = pair.indexOf('=')
      const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
      return [encodeAgain(name), encodeAgain(value)] as const
    })
    .sort(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Senders may encode more or less than the rules require; decoding and encoding gives both the same form. */
const encodeAgain = (part: string): string => {
  const plain = safelyDecoded(part)
  return encodeURIComponent(plain).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

const safelyDecoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
