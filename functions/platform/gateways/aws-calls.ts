/**
 * Every call to AWS ends in time. A try, including the body of its answer, has a few seconds; all calls of a request
 * together end before the web app gives up. A service that stalls, even in the middle of an answer, then costs one
 * refusal. No other host is called.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import { Unavailable } from '#shared/kit/errors.ts'

export interface CallLimits {
  connectInMs: number
  /** One try of a call, from its beginning to the last byte of the answer. */
  tryInMs: number
  /** The time of all calls of one request, without the time between them. */
  requestInMs: number
}

/** A second try of a call that has stalled still fits into the request, and the request into the 30 seconds of API Gateway. */
export const usualLimits: CallLimits = { connectInMs: 2000, tryInMs: 5000, requestInMs: 9000 }

interface SdkRequestHandler {
  handle: (request: never, options?: object) => Promise<{ response: { body?: unknown } }>
}

/** The part of an SDK client that is used. */
interface SdkClient {
  config: { requestHandler: SdkRequestHandler }
  middlewareStack: object
}

/** Applied to every client; tests record calls and make them fail with it. */
export type ClientPlugin = (client: { middlewareStack: never }) => void

/** The database, the store, the mail service and the secrets, in any region. */
const awsHost =
  /^(?:.+\.)?(?:dynamodb|ddb|s3|email|secretsmanager)(?:-fips)?(?:\.dualstack)?\.[a-z0-9-]+\.amazonaws\.com$/

/** Where their stand-ins on one machine are; looked up by name, because listing the environment is slow. */
const standIns = ['', '_DYNAMODB', '_S3', '_SES', '_SECRETS_MANAGER'].map((of) => `AWS_ENDPOINT_URL${of}`)

const isStandIn = (hostname: string): boolean =>
  standIns.some((name) => URL.parse(process.env[name] ?? '')?.hostname === hostname)

/** Whether the service may call this host (docs/security.md#what-is-called). */
export const mayCall = (hostname: string): boolean => awsHost.test(hostname) || isStandIn(hostname)

/** The SDK tries again after an error of this name. */
const timeout = (): Error =>
  Object.assign(new Error('The answer did not come in time'), { name: 'TimeoutError' })

const wholeBody = async (body: unknown): Promise<unknown> =>
  body instanceof Readable ? Readable.from([Buffer.concat(await body.toArray())]) : body

/** Gives the try up after some time: then its connection is closed. */
const tryFor = async <T>(ms: number, call: (given: AbortSignal) => Promise<T>): Promise<T> => {
  const givenUp = new AbortController()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.reject(timeout())
    givenUp.abort()
  }, ms)
  try {
    return await Promise.race([call(givenUp.signal), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** The time in which at least one call of a request is under way. What it waits for otherwise, such as its turn, does not count. */
const timeForCalls = (allowedInMs: number) => {
  let spent = 0
  let underWay = 0
  let since = 0
  const running = (): number => (underWay > 0 ? performance.now() - since : 0)
  return {
    left: (): number => allowedInMs - spent - running(),
    begin: (): void => {
      if (underWay === 0) since = performance.now()
      underWay += 1
    },
    end: (): void => {
      if (underWay === 1) spent += running()
      underWay -= 1
    },
  }
}
type TimeForCalls = ReturnType<typeof timeForCalls>

/** @param limits shorter ones are for tests. */
export const createAwsCalls = (limits: CallLimits = usualLimits, plugin?: ClientPlugin) => {
  const requests = new AsyncLocalStorage<TimeForCalls>()

  return {
    /** The configuration of every SDK client. */
    settings: { requestHandler: { connectionTimeout: limits.connectInMs } },

    /** Sets the limits of a client; the SDK's own limits end at the first byte of an answer. */
    limit: <Client extends SdkClient>(client: Client): Client => {
      const { requestHandler } = client.config
      const handle = requestHandler.handle.bind(requestHandler)
      requestHandler.handle = async (request, options) => {
        if (!mayCall((request as { hostname: string }).hostname)) throw new Error('This host is not called')
        const time = requests.getStore() ?? timeForCalls(Number.POSITIVE_INFINITY)
        const ms = Math.min(limits.tryInMs, time.left())
        if (ms <= 0) throw new Unavailable()
        time.begin()
        return tryFor(ms, async (abortSignal) => {
          const answer = await handle(request, { ...options, abortSignal })
          answer.response.body = await wholeBody(answer.response.body)
          return answer
        }).finally(time.end)
      }
      plugin?.(client as never)
      return client
    },

    /** Does the work of one request: its calls end in time, all together. @throws Unavailable */
    inTime: <T>(work: () => Promise<T>): Promise<T> => requests.run(timeForCalls(limits.requestInMs), work),
  }
}
export type AwsCalls = ReturnType<typeof createAwsCalls>
