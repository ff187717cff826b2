/** One HTTP request of the client: address, headers, timeout, and the body of the answer. */

export interface CallOptions {
  /** The `version` of the record that was read; a newer one on the server answers 412. */
  ifMatch?: number
  /** The same key for the same intention: a repeated create then makes one record. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** `reload`: past what the browser has kept. */
  cache?: RequestCache | undefined
}

/** A call without the types of its endpoint. */
export interface AnyCall {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
}

const longestWaitInMs = 90_000 // a 500 KB photo over a slow telephone line

/** The types of documents; every other answer, a proxy's HTML page too, is read as JSON. */
const fileTypes = ['image/jpeg', 'image/png', 'application/pdf']

/** The caller's signal with a timeout; browsers that cannot join two signals keep the caller's. */
export const withTimeout = (signal: AbortSignal | undefined): AbortSignal => {
  const timeout = AbortSignal.timeout(longestWaitInMs)
  return signal ? (AbortSignal.any?.([signal, timeout]) ?? signal) : timeout
}

/** The answer `{ data, … }`; null when the body is not JSON. Throws when the connection breaks within a file. */
export const bodyOf = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type')?.split(';')[0]
  if (response.ok && type && fileTypes.includes(type)) return { data: await response.blob() }
  return response.json().catch(() => null)
}

/** The address with its parameters and query filled in. */
export const addressOf = (path: string, { params = {}, query = {} }: AnyCall): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length > 0 ? `${filled}?${new URLSearchParams(given)}` : filled
}

interface WithMarker {
  data?: { device?: string } | null
  details?: { device?: string }
}

/** The marker of the browser, which comes with a session or a new password. */
export const markerIn = (answer: unknown): string | undefined => {
  const { data, details } = answer as WithMarker
  return data?.device ?? details?.device
}

export const headersOf = (
  token: string | null,
  device: string | null,
  body: unknown,
  options: CallOptions,
): Record<string, string> => ({
  accept: ['application/json', ...fileTypes].join(', '),
  ...(token && { authorization: `Bearer ${token}` }),
  ...(device && { 'device-marker': device }),
  // The browser names the type of a form itself.
  ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
  ...(options.ifMatch !== undefined && { 'if-match': `"v${options.ifMatch}"` }),
  ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
})
