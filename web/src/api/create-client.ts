import type { Contract } from '#shared/contract.ts'
import type { Access, Call, Endpoint, Method, Reply } from '#shared/kit/endpoint.ts'
import { failureOf, noAnswerFailure } from './api-failure.ts'
import {
  type AnyCall,
  addressOf,
  bodyOf,
  type CallOptions,
  headersOf,
  markerIn,
  withTimeout,
} from './http.ts'

/** Method, path and access of every endpoint by `feature.operation`. */
export type EndpointMap = Record<string, readonly [Method, string, Access, Access?]>

type Operation<E extends Endpoint> =
  unknown extends Call<E>
    ? (call?: Record<string, never>, options?: CallOptions) => Promise<Reply<E>>
    : (call: Call<E>, options?: CallOptions) => Promise<Reply<E>>

/** `client.contactInformation.create({ body })`: the contract as functions. */
type Client = {
  [F in keyof Contract]: {
    [O in keyof Contract[F]]: Contract[F][O] extends Endpoint ? Operation<Contract[F][O]> : never
  }
}

/** The parts of the browser that the client needs; passed in, so that tests need no browser. */
export interface ClientDependencies {
  fetch: typeof fetch
  token: (access: Access) => string | null
  /** The marker of this browser, sent where somebody signs in, and how the one of an answer is kept. */
  device: () => string | null
  keepDevice: (marker: string) => void
  /** A call that carried a token was answered with 401. */
  sessionEnded: (access: Access) => void
  /** A named event, never what people typed. */
  log: (event: { event: string; call: string; status: number; requestId?: string }) => void
}

/**
 * Makes the typed client.
 * Every operation resolves to the answer `{ data, message?, details? }` or throws `ApiFailure`; an aborted call
 * throws the browser's AbortError. A file comes as `{ data: Blob }` of its measured type.
 */
export const createClient = (map: EndpointMap, dependencies: ClientDependencies): Client => {
  const send = async (name: string, call: AnyCall = {}, options: CallOptions = {}): Promise<unknown> => {
    const [method, path, access, recognises = access] = map[name]!
    const token = recognises === 'public' ? null : dependencies.token(recognises)
    const hasBody = call.body !== undefined
    const device = access === 'public' && hasBody ? dependencies.device() : null
    const unanswered = (reason: unknown): never => {
      if (options.signal?.aborted) throw reason
      dependencies.log({ event: 'CALL_UNANSWERED', call: name, status: 0 })
      throw noAnswerFailure()
    }
    const response = await dependencies
      .fetch(addressOf(path, call), {
        method,
        headers: headersOf(token, device, call.body, options),
        body: call.body instanceof FormData ? call.body : hasBody ? JSON.stringify(call.body) : undefined,
        cache: access === 'public' ? (options.cache ?? 'default') : 'no-store', // as the answer says
        signal: withTimeout(options.signal),
      })
      .catch(unanswered)
    const body = await bodyOf(response).catch(unanswered)
    if (response.ok && body !== null) {
      const marker = access === 'public' && markerIn(body)
      if (marker) dependencies.keepDevice(marker)
      return body
    }
    // Not when the person has signed out or in again while the call was under way.
    if (response.status === 401 && token && token === dependencies.token(access))
      dependencies.sessionEnded(access)
    const failure = failureOf(response, body)
    dependencies.log({
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
