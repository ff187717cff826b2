import type { Access, Call, Endpoint, Method, Reply } from '#shared/contract/endpoint.ts'
import type { Contract } from '#shared/contract/index.ts'
import { failureOf, noAnswer } from './api-failure.ts'

/** Method, path and access of every endpoint by `feature.operation`. */
export type EndpointMap = Record<string, readonly [Method, string, Access]>

export interface CallOptions {
  /** The `version` of the record that was read; a newer one on the server answers 412. */
  ifMatch?: number
  /** The same key for the same intention: a repeated create then makes one record. */
  idempotencyKey?: string
  signal?: AbortSignal
}

type Operation<E extends Endpoint> =
  unknown extends Call<E>
    ? (call?: Record<string, never>, options?: CallOptions) => Promise<Reply<E>>
    : (call: Call<E>, options?: CallOptions) => Promise<Reply<E>>

/** `client.contactInformation.create({ body })`: the contract as functions. */
export type Client = {
  [F in keyof Contract]: {
    [O in keyof Contract[F]]: Contract[F][O] extends Endpoint ? Operation<Contract[F][O]> : never
  }
}

/** What the client needs of the browser; passed in, so that tests need none. */
export interface ClientDependencies {
  fetch: typeof fetch
  token: (access: Access) => string | null
  /** A call that carried a token was answered with 401. */
  sessionEnded: (access: Access) => void
  /** A named event, never what people typed. */
  log: (event: { event: string; call: string; status: number; requestId?: string }) => void
}

interface AnyCall {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
}

const longestWaitInMs = 90_000 // a 500 KB photo over a slow telephone line

/** What documents are answered as; everything else, a proxy's HTML page too, is read as JSON. */
const fileTypes = ['image/jpeg', 'image/png', 'application/pdf']

/** The caller's own signal and our patience; older browsers cannot join two and keep the caller's. */
const within = (signal: AbortSignal | undefined): AbortSignal => {
  const patience = AbortSignal.timeout(longestWaitInMs)
  return signal ? (AbortSignal.any?.([signal, patience]) ?? signal) : patience
}

/** The answer `{ data, … }`; null when the body is none of ours. Throws when the line breaks within a file. */
const bodyOf = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type')?.split(';')[0]
  if (response.ok && type && fileTypes.includes(type)) return { data: await response.blob() }
  return response.json().catch(() => null)
}

const addressOf = (path: string, { params = {}, query = {} }: AnyCall): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const given = Object.entries(query).filter((it): it is [string, string] => it[1] !== undefined)
  return given.length > 0 ? `${filled}?${new URLSearchParams(given)}` : filled
}

const headersOf = (token: string | null, hasBody: boolean, options: CallOptions): Record<string, string> => ({
  accept: ['application/json', ...fileTypes].join(', '),
  ...(token && { authorization: `Bearer ${token}` }),
  ...(hasBody && { 'content-type': 'application/json' }),
  ...(options.ifMatch !== undefined && { 'if-match': `"v${options.ifMatch}"` }),
  ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
})

/**
 * Makes the typed client.
 * Every operation resolves to the answer `{ data, message?, details? }` or throws `ApiFailure`; an aborted call
 * throws the browser's AbortError. A file comes as `{ data: Blob }` of its measured type.
 */
export const createClient = (map: EndpointMap, surroundings: ClientDependencies): Client => {
  const send = async (name: string, call: AnyCall = {}, options: CallOptions = {}): Promise<unknown> => {
    const [method, path, access] = map[name]!
    const token = access === 'public' ? null : surroundings.token(access)
    const hasBody = call.body !== undefined
    const unanswered = (reason: unknown): never => {
      if (options.signal?.aborted) throw reason
      surroundings.log({ event: 'CALL_UNANSWERED', call: name, status: 0 })
      throw noAnswer()
    }
    const response = await surroundings
      .fetch(addressOf(path, call), {
        method,
        headers: headersOf(token, hasBody, options),
        body: hasBody ? JSON.stringify(call.body) : undefined,
        cache: 'no-store',
        signal: within(options.signal),
      })
      .catch(unanswered)
    const body = await bodyOf(response).catch(unanswered)
    if (response.ok && body !== null) return body
    // Not when the person has signed out or in again while the call was under way.
    if (response.status === 401 && token && token === surroundings.token(access))
      surroundings.sessionEnded(access)
    const failure = failureOf(response, body)
    surroundings.log({
      event: 'CALL_FAILED',
      call: name,
      status: failure.status,
      requestId: failure.requestId,
    })
    throw failure
  }

  const client: Record<string, Record<string, unknown>> = {}
  for (const name of Object.keys(map)) {
    const [feature = '', operation = ''] = name.split('.')
    client[feature] ??= {}
    client[feature][operation] = (call?: AnyCall, options?: CallOptions) => send(name, call, options)
  }
  return client as unknown as Client
}
