/** The parts of the generated entry of every Lambda function; `infra/aws/bundle` writes those entries. */

import type { Needs } from '#functions/services.ts'
import type { Handler } from './handler.ts'

const warmForAtMostInMs = 1000

/** A token that nobody signed: `{ "alg": "EdDSA", "typ": "at+jwt", "kid": "none" }`, no claims, no signature. */
const unsignedToken = 'eyJhbGciOiJFZERTQSIsInR5cCI6ImF0K2p3dCIsImtpZCI6Im5vbmUifQ.e30.AA'

/**
 * One read before the first request, in the init phase, which has a whole CPU whatever the memory size: it opens the
 * connection and loads the public keys that the first token needs. Verifying a token that nobody signed does exactly that;
 * its failure does not matter (docs/performance.md#functions-and-cold-starts).
 */
export const warmTable = async (
  { tokens, clock }: Needs<'clock' | 'tokens'>,
  kind: 'applicant' | 'staff',
): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, warmForAtMostInMs)
  })
  const refused = tokens.verify(kind, unsignedToken, clock()).then(
    () => undefined,
    () => undefined,
  )
  await Promise.race([refused, timeout])
  clearTimeout(timer)
}

/** Loads the handler of one route. */
type LoadHandler = () => Promise<Handler>

/** The answer of API Gateway to an unknown route. */
const notFound = {
  statusCode: 404,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message: 'Not Found' }),
}

/**
 * One handler for the routes of an area. Each route's code is loaded at its first call.
 * @param routes by route key, such as `GET /api/health`.
 */
export const chooseRoute = (routes: Record<string, LoadHandler>): Handler => {
  const loaded = new Map<string, Handler>()
  return async (event, context) => {
    const load = Object.hasOwn(routes, event.routeKey) && routes[event.routeKey]
    if (!load) return notFound
    const handler = loaded.get(event.routeKey) ?? (await load())
    loaded.set(event.routeKey, handler)
    return handler(event, context)
  }
}
